export { AshtakavargaTable, type AshtakavargaTableProps } from './ashtakavarga-table.tsx';
export {
  ashtakavargaBodies,
  heatOf,
  type AshtakavargaBody,
  type AshtakavargaRow,
} from './ashtakavarga-table.logic.ts';
