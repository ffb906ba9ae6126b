export { List, ListItem, type ListItemProps, type ListProps } from './list.tsx';
export { PlainList, Row, RowList } from './deprecated.tsx';
