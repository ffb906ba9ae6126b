export { KundliChart, type KundliChartProps } from './kundli-chart.tsx';
export {
  housesOf,
  type House,
  type KundliChartData,
  type Placement,
} from './kundli-chart.logic.ts';
