export {
  facts,
  readings,
  reportPart,
  section,
  sentences,
  table,
  text,
  verdict,
} from './report-builders.ts';
export type {
  KitTableBlock,
  KitTables,
  Reading,
  ReadingPiece,
  ReportAccordion,
  ReportBadge,
  ReportBlock,
  ReportCell,
  ReportChart,
  ReportColumn,
  ReportFact,
  ReportPart,
  ReportTable,
  ReportTile,
  ReportValue,
} from './report-data.ts';
export { ReportView, type ReportViewProps } from './report-view.tsx';
