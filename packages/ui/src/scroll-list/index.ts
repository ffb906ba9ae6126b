export { ScrollList, type ScrollListProps } from './scroll-list.tsx';
