export {
  civilDate,
  dateSpan,
  dayAndMonth,
  dayOfMonth,
  firstWeekday,
  longDate,
  monthAndYear,
  monthName,
  monthNames,
  weekdayName,
  weekdayNames,
  weekdayOf,
} from './dates.ts';
