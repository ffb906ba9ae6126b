import type { ReactNode } from 'react';
import { Section, SectionHeader, type SectionHeaderProps, type SectionProps } from './section.tsx';

/** @deprecated Use Section with a `description`. */
export const Part = ({ intro, ...rest }: SectionProps & { intro?: ReactNode }) => (
  <Section {...rest} description={intro} />
);

/** @deprecated Use Section with `variant="card"`. */
export const PartCard = ({ intro, ...rest }: SectionProps & { intro?: ReactNode }) => (
  <Section {...rest} variant="card" description={intro} />
);

/** @deprecated Use SectionHeader with a `description`. */
export const PartHeading = ({ children, ...rest }: SectionHeaderProps) => (
  <SectionHeader {...rest} description={children} />
);

/** @deprecated Use Section with `variant="band"`, or SectionHeader with a `divider`. */
export const SectionHead = ({
  action,
  children,
  ...rest
}: SectionHeaderProps & { action?: ReactNode }) => (
  <SectionHeader {...rest} actions={action} description={children} divider />
);
