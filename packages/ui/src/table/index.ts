export { Table, type TableColumn, type TableField, type TableProps } from './table.tsx';
