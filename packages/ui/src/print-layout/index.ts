export { PageBreak, type PageBreakProps } from './page-break.tsx';
export { PrintLayout, type PrintLayoutProps } from './print-layout.tsx';
