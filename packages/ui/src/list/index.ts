export {
  List,
  ListItem,
  type ListItemProps,
  type ListProps,
  PlainList,
  Row,
  RowList,
} from './list.tsx';
