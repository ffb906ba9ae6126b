export { PageHeader, type PageHeaderProps, PageTitle, ReportTitle } from './page-header.tsx';
