import { ChartFigure, type ChartFigureProps } from './chart-figure.tsx';
import { useChartWords } from './use-chart-words.ts';

/** The chart with the words of the provider. */
export function ChartInLocale(props: Omit<ChartFigureProps, 'words'>) {
  return <ChartFigure {...props} words={useChartWords()} />;
}
