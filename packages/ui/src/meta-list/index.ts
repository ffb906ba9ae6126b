export { MetaLine, type MetaLineProps } from './meta-line.tsx';
export { MetaList, type MetaItem, type MetaListProps } from './meta-list.tsx';
