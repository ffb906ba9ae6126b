// Pages of the site, and the search parameters of results.
export {
  sitePages,
  siteRedirects,
  type AccountPageName,
  type PageAccess,
  type PageName,
  type SitePage,
} from '../site-pages.ts';
export { layoutPaths, isPersonalReading, isPublicPath, SESSION_PATH } from '../cacheable-paths.ts';
export { birthFromSearch, birthSearchOf, searchFromBirth } from '../birth-in-url.ts';
export {
  defaultSettings,
  settingChoices,
  settingKeys,
  settingsFromSearch,
  settingsSearchOf,
  settingsToSend,
  usualSettingNames,
  type ReportSettings,
  type SettingName,
  type UsualSettingName,
} from '../settings-in-url.ts';
export { reportSearchOf, requestFromSearch } from '../report-in-url.ts';
export {
  pairFromSearch,
  pairSearchOf,
  partners,
  prefixOf,
  searchFromPair,
  swappedSearch,
  type Partner,
} from '../pair-in-url.ts';
export {
  atSunrise,
  panchangFromSearch,
  panchangPartsFromSearch,
  searchFromPanchang,
  type PanchangParams,
} from '../panchang-in-url.ts';
export {
  searchFromYear,
  yearPartsFromSearch,
  type AlmanacYearParams,
} from '../almanac-year-in-url.ts';
export {
  festivalFeedOf,
  festivalFeedPathOf,
  festivalFileOf,
  type CalendarOf,
} from '../festival-calendar-in-url.ts';
export {
  muhurtaFromSearch,
  muhurtaPartsFromSearch,
  muhurtaPeople,
  muhurtaSearchOf,
  searchFromMuhurta,
  type MuhurtaParams,
  type MuhurtaPerson,
} from '../muhurta-in-url.ts';
export {
  horoscopeFromSearch,
  searchFromHoroscope,
  type HoroscopeChoice,
} from '../horoscope-in-url.ts';
export { numerologyFromSearch, searchFromNumerology } from '../numerology-in-url.ts';
export {
  prashnaFromSearch,
  prashnaPartsFromSearch,
  prashnaSearchOf,
  searchFromPrashna,
  type PrashnaParams,
} from '../prashna-in-url.ts';
