import { kundliChartStyles } from '@jyoti/ui/kundli-chart';
import { browserChoice } from '../../platform/data/browser-state.ts';

/** The visitor's preferred chart style, stored in this browser, and its setter. */
export const useChartStyle = browserChoice('jyoti-chart-style', kundliChartStyles, 'north');
