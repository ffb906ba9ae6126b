export { chooseDay } from './choose-day.ts';
export type { Candidate, Choice, Chosen, Span } from './choose-day.ts';
export { festivalDays } from './days.ts';
export type { FestivalDay, FestivalDays } from './days.ts';
export { allFestivals } from './festivals.ts';
export { ECLIPSE_CONTACTS, eclipsesOf } from './eclipses-of.ts';
export type { EclipseContact, EclipseContactName, EclipseOfPlace } from './eclipses-of.ts';
export { festivalsOf } from './festivals-of.ts';
export type { FestivalCalendar, FestivalSettings } from './festivals-of.ts';
export { rowsOfList, VRAT_LISTS } from './lists.ts';
export type { ListedObservance, VratList } from './lists.ts';
export type {
  Basis,
  EkadashiFast,
  FastEnd,
  Observance,
  Parana,
  TestedWindow,
} from './observance.ts';
export type { Puja } from './puja.ts';
export { CALENDAR_REGIONS, isObservedIn, monthSystemOf, observancesIn } from './regions.ts';
export type { CalendarRegion, MonthSystem } from './regions.ts';
export { ruleIdOf } from './rule-id.ts';
export type * from './rule.ts';
export type { Sutak } from './sutak.ts';
