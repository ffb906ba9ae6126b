export { HoraList, type HoraListProps } from './hora-list.tsx';
export type { Hora } from './hora-list.types.ts';
