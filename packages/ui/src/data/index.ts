/*
 * What of the kit is plain data and functions: the blocks of a report, ids, days and times in words. No React and no style
 * sheet, so a server, a letter or a command line can import it in Node as it is.
 */
export { civilDate, dateSpan, dayAndMonth, longDate, monthAndYear, weekdayName } from '../dates/dates.ts';
export { gemOfGraha, type GemId } from '../gem-drawing/gem-drawing.logic.ts';
export { grahaIds, type GrahaId, type RashiNumber } from '../glyphs/ids.ts';
export { housesOf, type KundliChartData } from '../kundli-chart/drawing/houses.ts';
export { degreeInSign } from '../num/angle.ts';
export { isRunning, type PeriodSpan } from '../periods-table/is-running.ts';
export * from '../report-view/report-builders.ts';
export type * from '../report-view/report-data.ts';
export { gemNamesMessages } from '../messages.generated/components/gemNames.ts';
export { timeSpanMessages } from '../messages.generated/components/TimeSpan.ts';
export { dayAndTime, dayOfInstant, instantInWords } from '../time-span/instant-words.ts';
export { zonedTime } from '../time-span/time-span.logic.ts';
export { markedTime, timedText } from '../time-span/timed-text.ts';
export { timeOfDay, timeWords, type TimeWords } from '../time-span/time-words.ts';
export { tithiName } from '../tithi-scale/tithi-name.ts';
