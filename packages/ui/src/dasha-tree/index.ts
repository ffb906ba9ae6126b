export { DashaTree, type DashaTreeProps } from './dasha-tree.tsx';
export { keyOf as dashaKey, type DashaNode, type LoadDashas } from './dasha-tree.logic.ts';
