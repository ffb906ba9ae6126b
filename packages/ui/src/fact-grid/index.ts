export { FactGrid, FactTile, type FactGridProps, type FactTileProps } from './fact-grid.tsx';
