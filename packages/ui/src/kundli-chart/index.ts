export { KundliChart, type KundliChartProps } from './kundli-chart.tsx';
export {
  InteractiveKundliChart,
  type InteractiveKundliChartProps,
} from './interactive/interactive-kundli-chart.tsx';
export { chartWords, type ChartWords } from './chart-words.ts';
export { useChartWords } from './use-chart-words.ts';
export {
  chartDrawing,
  type ChartDrawing,
  type ChartDrawingOptions,
  type HouseDrawing,
} from './drawing/chart-geometry.ts';
export { kundliChartStyles, type KundliChartStyle } from './drawing/house-shapes.ts';
export { housesOf, type House, type KundliChartData, type Placement } from './drawing/houses.ts';
