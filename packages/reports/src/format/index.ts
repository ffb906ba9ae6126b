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
export { terms, type Terms } from './terms.ts';
