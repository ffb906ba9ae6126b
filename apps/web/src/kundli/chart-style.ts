import { kundliChartStyles } from '@jyoti/ui/kundli-chart';
import { browserChoice } from '../data/browser-state.ts';

/** The style in which a visitor prefers charts, stored in this browser, and how to change it. */
export const useChartStyle = browserChoice('jyoti-chart-style', kundliChartStyles, 'north');
