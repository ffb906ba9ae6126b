export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
  MetaList,
} from './description-list.tsx';
