export { birthChart, grahaId, rashiOf, vargaChart } from './chart-data.ts';
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
export { names, type Names } from './names.ts';
export { periodsInWords, syllablesInWords } from './moon-facts.ts';
export { strengthBadge } from './strength-badge.ts';
export { terms, type Terms } from './terms.ts';
