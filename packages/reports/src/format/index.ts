export {
  birthChart,
  grahaId,
  moonCharts,
  rashiOf,
  sanskritName,
  signNames,
  vargaChart,
} from './chart-data.ts';
export {
  civilDay,
  clockName,
  clockOf,
  coordinates,
  dayOf,
  degreesAndMinutes,
  degreesMinutesSeconds,
  momentOf,
  offsetText,
} from './format.ts';
export { periodsInWords, syllablesInWords } from './moon-facts.ts';
export { strengthBadge } from './strength-badge.ts';
