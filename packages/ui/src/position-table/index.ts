export { PositionTable, type Position, type PositionTableProps } from './position-table.tsx';
