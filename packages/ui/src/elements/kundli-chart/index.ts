export {
  defineKundliChart,
  type KundliChartElement,
  type KundliChartElementOptions,
} from './kundli-chart-element.tsx';
