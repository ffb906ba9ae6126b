export { MetaLine, type MetaLineProps } from './meta-line.tsx';
/** The same by the name that HTML has for it. */
export {
  MetaList as DescriptionList,
  type MetaListProps as DescriptionListProps,
} from './meta-list.tsx';
export { MetaList, type MetaItem, type MetaListProps } from './meta-list.tsx';
