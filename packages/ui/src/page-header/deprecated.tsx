import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

/** @deprecated Use PageHeader with a `description`. */
export const PageTitle = ({ children, ...rest }: PageHeaderProps) => (
  <PageHeader {...rest} description={children} />
);

interface ReportTitleProps extends Omit<PageHeaderProps, 'description' | 'meta' | 'emphasis'> {
  sentence?: ReactNode;
  detail?: ReactNode;
}

/** @deprecated Use PageHeader with `emphasis="description"`. */
export const ReportTitle = ({ sentence, detail, ...rest }: ReportTitleProps) => (
  <PageHeader {...rest} emphasis="description" description={sentence} meta={detail} />
);
