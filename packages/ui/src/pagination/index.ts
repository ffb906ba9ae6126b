export { Pagination, type PaginationProps } from './pagination.tsx';
export { ShowMore, type ShowMoreProps } from './show-more.tsx';
