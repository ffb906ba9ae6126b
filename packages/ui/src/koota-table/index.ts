export { KootaTable, type KootaRow, type KootaTableProps } from './koota-table.tsx';
