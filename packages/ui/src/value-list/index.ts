export { ValueDrawing, type ValueDrawingProps } from './value-drawing.tsx';
export { valueIcons, type ValueIcon } from './value-figures.ts';
export { ValueList, type ValueListItem, type ValueListProps } from './value-list.tsx';
