export { MetaList, type MetaItem, type MetaListProps } from './meta-list.tsx';
