export { Tree, type TreeProps } from './tree.tsx';
export type { TreeItem, TreeWords } from './tree.types.ts';
