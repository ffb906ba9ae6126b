export {
  civilDate,
  dateSpan,
  dayAndMonth,
  dayOfMonth,
  longDate,
  monthAndYear,
  monthName,
  monthNames,
  weekdayName,
  weekdayNames,
  weekdayOf,
} from './dates.ts';
