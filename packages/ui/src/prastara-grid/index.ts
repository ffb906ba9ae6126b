export { PrastaraGrid, type PrastaraGridProps, type PrastaraRow } from './prastara-grid.tsx';
