export { PageHeader, type PageHeaderProps } from './page-header.tsx';
export { PageTitle, ReportTitle } from './deprecated.tsx';
