// Panchang, festivals, muhurta and the sky of today.
export { calendarFile, type CalendarEvent, type CalendarFeed } from '../calendar-file.ts';
export {
  panchangResponseSchema,
  panchangMonthResponseSchema,
  type Panchang,
  type PanchangLimbs,
  type PanchangMonth,
  type PanchangMonthDay,
} from '../panchang.ts';
export {
  eclipseContacts,
  moonPakshas,
  moonStates,
  panchangNotices,
  type EclipseContactId,
  type EclipseRow,
  type FestivalRow,
  type MoonDayRow,
  type MoonPakshaName,
  type MoonStateName,
} from '../panchang-parts.ts';
export { isPartialHere } from '../partial-here.ts';
export {
  festivalCalendarQuerySchema,
  longestCalendar,
  panchangMonthQuerySchema,
  panchangMoreQuerySchema,
  panchangQuerySchema,
  panchangYearQuerySchema,
  type FestivalCalendarInput,
  type FestivalCalendarQuery,
  type PanchangInput,
  type PanchangMonthInput,
  type PanchangMonthQuery,
  type PanchangMoreInput,
  type PanchangMoreQuery,
  type PanchangQuery,
  type PanchangYearInput,
  type PanchangYearQuery,
} from '../panchang-request.ts';
export {
  panchangMoreResponseSchema,
  type AvoidedTimeName,
  type GowriName,
  type MoonStrengthName,
  type PanchakaKind,
  type PanchangMore,
  type RegionalCalendarName,
  type RegionalDateRow,
  type RegionalEraName,
  type SpecialYogaName,
  type StarDay,
  type TaraNameOnWire,
} from '../panchang-more.ts';
export { panchangYearResponseSchema, type PanchangYear, type VratRow } from '../panchang-year.ts';
export {
  choghadiyaTypes,
  muhurats,
  type ChoghadiyaRow,
  type ChoghadiyaType,
  type HoraRow,
  type MuhuratName,
  type TimeRange,
} from '../muhurta.ts';
export {
  muhurtaResponseSchema,
  muhurtaRequestSchema,
  type MuhurtaResponse,
  type MuhurtaDay,
  type MuhurtaInput,
  type MuhurtaObstacle,
  type MuhurtaReason,
  type MuhurtaRequest,
  type MuhurtaWindow,
} from '../muhurta-search.ts';
export {
  skyTodayResponseSchema,
  skyTodayQuerySchema,
  type SkyToday,
  type SkyTodayInput,
} from '../sky-today.ts';
