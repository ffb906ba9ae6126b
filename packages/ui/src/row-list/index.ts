export { Row, RowList, type RowListProps, type RowProps } from './row-list.tsx';
