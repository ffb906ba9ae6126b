import { kundliChartStyles } from '@jyoti/ui/kundli-chart';
import { browserChoice } from '../data/browser-choice.ts';

/** The style in which a visitor prefers charts, stored in this browser, and how to change it. */
export const useChartStyle = browserChoice('jyoti-chart-style', kundliChartStyles, 'north');
