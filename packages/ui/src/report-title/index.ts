export {
  ReportSentence,
  ReportTitle,
  type ReportSentenceProps,
  type ReportTitleProps,
} from './report-title.tsx';
