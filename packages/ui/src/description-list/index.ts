export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './description-list.tsx';
export { MetaList } from './deprecated.tsx';
