export { DashaTree, type DashaTreeProps } from './dasha-tree.tsx';
export type { DashaNode, LoadDashas } from './dasha-tree.logic.ts';
