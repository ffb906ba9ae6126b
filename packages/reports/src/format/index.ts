export { birthChart, grahaId, moonCharts, rashiOf, vargaChart } from './chart-data.ts';
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
export { en as namesEn, type Names } from './names.en.ts';
export { hi as namesHi } from './names.hi.ts';
export { periodsInWords, syllablesInWords } from './moon-facts.ts';
export { strengthBadge } from './strength-badge.ts';
