export { languages, knownLanguage, type Language } from './language.ts';
export { message, type MessageKey } from './messages.ts';
export { validate, type FieldMessages, type Validation } from './validate.ts';
export { errorBodySchema, errorCodes, type ErrorBody, type ErrorCode } from './errors.ts';
export { ApiFailure, failureText, type ConnectionCode } from './failure.ts';
export { createClient, type CallOptions, type Client, type ClientOptions } from './client.ts';
export {
  dayMonthYearFromIso,
  hasCompletedYears,
  isRealDate,
  isoFromDayMonthYear,
  todayIn,
  withSeconds,
} from './calendar.ts';
export {
  birthDateField,
  birthYears,
  emailField,
  latitudeField,
  longitudeField,
  minimumAge,
  mobileField,
  nameField,
  passwordLength,
  typedBirthDateField,
} from './fields.ts';
export {
  birthFromForm,
  birthPlaceSchema,
  birthSchema,
  genders,
  kundliFormSchema,
  type Birth,
  type BirthPlace,
  type Gender,
  type KundliForm,
} from './birth.ts';
export {
  changePasswordSchema,
  deleteAccountSchema,
  deletedAnswerSchema,
  deletionReasons,
  loginSchema,
  noProfileImage,
  profileAnswerSchema,
  profileImageBytes,
  profileImagePath,
  profileImageTypes,
  registerSchema,
  sessionSchema,
  updateProfileSchema,
  userSchema,
  type ChangePasswordInput,
  type DeleteAccountInput,
  type DeletionReason,
  type LoginInput,
  type Register,
  type RegisterInput,
  type Session,
  type UpdateProfile,
  type UpdateProfileInput,
  type User,
} from './users.ts';
export {
  placeQueryLength,
  placeQuerySchema,
  placeSchema,
  placesAnswerSchema,
  type Place,
} from './places.ts';
export {
  headerSchema,
  homeSchema,
  type Header,
  type Home,
  type Promotion,
  type Slide,
  type Testimonial,
  type Video,
} from './content.ts';
export {
  blockSchema,
  contentText,
  sectionSchema,
  type Block,
  type ContentLink,
  type Section,
} from './blocks.ts';
export {
  articleAnswerSchema,
  articleCategories,
  articlePageSchema,
  articleSchema,
  articlesAnswerSchema,
  type Article,
  type ArticlePage,
} from './articles.ts';
export {
  astrologerAnswerSchema,
  astrologerPageSchema,
  astrologerSchema,
  astrologersAnswerSchema,
  astrologerStatuses,
  type Astrologer,
  type AstrologerPage,
} from './astrologers.ts';
export {
  signQualities,
  zodiacAnswerSchema,
  zodiacPageSchema,
  zodiacReadingSchema,
  zodiacSignSchema,
  type ZodiacPage,
  type ZodiacReading,
  type ZodiacSign,
} from './zodiac.ts';
export { faqCategories, faqsAnswerSchema, faqSchema, type Faq } from './faqs.ts';
export {
  aboutSchema,
  contactDetailsSchema,
  infoPageIds,
  infoPageSchemas,
  valueIcons,
  type About,
  type ContactDetails,
  type InfoPage,
  type InfoPageId,
} from './pages.ts';
export {
  bodyKeys,
  chartBodies,
  grahas,
  zodiacSigns,
  type BodyKey,
  type ChartBody,
  type Graha,
  type SignName,
} from './bodies.ts';
export {
  ayanamsas,
  settingsSchema,
  yearLengths,
  type AyanamsaName,
  type Settings,
} from './settings.ts';
export { type AstroDetails, type Planet, type PlanetDetails } from './planet-details.ts';
export { vargas, type Divisional, type DivisionalChart, type Varga } from './divisional.ts';
export {
  ashtakvargaBodies,
  type Ashtakvarga,
  type AshtakvargaBody,
  type Binnashtakvarga,
} from './ashtakvarga.ts';
export {
  doshaReferences,
  type Doshas,
  type Kaalsarp,
  type MangalAspectFact,
  type MangalCancellationFact,
  type MangalDosha,
  type MangalFactorFact,
  type Manglik,
  type Papasamaya,
  type PitraReasonFact,
  type Sadesati,
  type SaturnPhase,
} from './doshas.ts';
export {
  strengthLabels,
  type AscendantReport,
  type HouseLordReport,
  type PlanetReport,
  type Reports,
  type StrengthLabel,
} from './reports.ts';
export { type Western, type WesternBody } from './western.ts';
export {
  yoginiNames,
  type CharDasha,
  type CharDashaSub,
  type YoginiDasha,
  type YoginiName,
} from './cycle-dashas.ts';
export {
  dashaLevels,
  type AllDashas,
  type CurrentDasha,
  type CurrentDashaFull,
  type DashaLevel,
  type DashaPeriod,
  type DashaPrediction,
  type Dashas,
  type RunningPeriod,
  type Vimshottari,
} from './dashas.ts';
export {
  kundliAnswerSchema,
  kundliRequestSchema,
  kundliSections,
  vimshottariAnswerSchema,
  vimshottariRequestSchema,
  type BirthEcho,
  type Kundli,
  type KundliInput,
  type KundliRequest,
  type KundliSection,
  type VimshottariData,
  type VimshottariInput,
  type VimshottariRequest,
} from './kundli.ts';
export {
  matchingAnswerSchema,
  matchingRequestSchema,
  type KootaExceptionFact,
  type KootaRow,
  type Matching,
  type MatchingInput,
  type MatchingRequest,
} from './matching.ts';
export {
  choghadiyaTypes,
  muhurats,
  type ChoghadiyaRow,
  type ChoghadiyaType,
  type HoraRow,
  type MuhuratName,
  type TimeRange,
} from './muhurta.ts';
export {
  moonPakshas,
  moonStates,
  panchangNotices,
  type FestivalRow,
  type MoonDayRow,
  type MoonPakshaName,
  type MoonStateName,
} from './panchang-parts.ts';
export {
  panchangMonthQuerySchema,
  panchangQuerySchema,
  type PanchangInput,
  type PanchangMonthInput,
  type PanchangMonthQuery,
  type PanchangQuery,
} from './panchang-request.ts';
export {
  panchangAnswerSchema,
  panchangMonthAnswerSchema,
  type Panchang,
  type PanchangLimbs,
  type PanchangMonth,
  type PanchangMonthDay,
} from './panchang.ts';
export { skyTodayAnswerSchema, type SkyToday } from './sky-today.ts';
export {
  numberSystems,
  numerologyAnswerSchema,
  numerologyCategories,
  numerologyRequestSchema,
  type Numerology,
  type NumerologyCategory,
  type NumerologyInput,
  type NumerologyNumber,
  type NumerologyRequest,
} from './numerology.ts';
export {
  gemRoles,
  gemstonesAnswerSchema,
  gemstonesRequestSchema,
  type GemRow,
  type Gemstones,
  type GemstonesInput,
  type GemstonesRequest,
  type Stone,
} from './gemstones.ts';
export {
  forecastAreas,
  horoscopeAnswerSchema,
  horoscopePeriods,
  horoscopeQuerySchema,
  horoscopeSigns,
  type Horoscope,
  type HoroscopeInput,
  type HoroscopePeriod,
  type HoroscopeQuery,
  type HoroscopeSign,
  type TransitNow,
  type TransitRow,
} from './horoscope.ts';
