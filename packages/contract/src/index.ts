export { languages, knownLanguage, type Language } from './language.ts';
export { message, type MessageKey } from './messages.ts';
export { validate, type FieldMessages, type Validation } from './validate.ts';
export { errorBodySchema, errorCodes, type ErrorBody, type ErrorCode } from './errors.ts';
export { ApiFailure, failureText, type ConnectionCode } from './failure.ts';
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type PublicCalls,
} from './client.ts';
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
  kundliBirthSchema,
  kundliFormSchema,
  matchingPersonSchema,
  type Birth,
  type BirthPlace,
  type Gender,
  type KundliBirth,
  type KundliForm,
  type MatchingPerson,
} from './birth.ts';
export {
  acceptedAnswerSchema,
  changePasswordSchema,
  deleteAccountSchema,
  deletedAnswerSchema,
  deletionReasons,
  forgotPasswordSchema,
  loginSchema,
  noProfileImage,
  profileAnswerSchema,
  profileImageBytes,
  profileImagePath,
  profileImageTypes,
  registerSchema,
  resetPasswordSchema,
  sessionSchema,
  updateProfileSchema,
  userSchema,
  type ChangePasswordInput,
  type DeleteAccountInput,
  type DeletionReason,
  type ForgotPasswordInput,
  type LoginInput,
  type Register,
  type RegisterInput,
  type ResetPasswordInput,
  type Session,
  type UpdateProfile,
  type UpdateProfileInput,
  type User,
} from './users.ts';
export {
  acknowledgementAnswerSchema,
  acknowledgementSchema,
  acknowledgeSchema,
  ownAcknowledgementAnswerSchema,
  type Acknowledge,
  type AcknowledgeInput,
  type Acknowledgement,
} from './acknowledgements.ts';
export {
  consultationKinds,
  consultationSchema,
  contactSchema,
  inquiryMessageLength,
  newsletterAnswerSchema,
  newsletterSchema,
  ticketAnswerSchema,
  ticketForm,
  type Consultation,
  type ConsultationInput,
  type ConsultationKind,
  type Contact,
  type ContactInput,
  type NewsletterInput,
  type Ticket,
} from './inquiries.ts';
export {
  mostSavedCharts,
  savedChartAnswerSchema,
  savedChartsAnswerSchema,
  savedChartSchema,
  savedSettingsSchema,
  saveChartSchema,
  type SaveChart,
  type SaveChartInput,
  type SavedChart,
} from './saved-charts.ts';
export { accountExportSchema, type AccountExport } from './account-export.ts';
export {
  placeQueryLength,
  placeQuerySchema,
  placeSchema,
  placesAnswerSchema,
  type Place,
} from './places.ts';
export {
  placeOffsetAnswerSchema,
  placeOffsetQuerySchema,
  placeOffsetSchema,
  type PlaceOffset,
  type PlaceOffsetInput,
} from './place-offset.ts';
export {
  awardSchema,
  footerAnswerSchema,
  footerSchema,
  headerSchema,
  homeSchema,
  promotionSchema,
  testimonialSchema,
  videoSchema,
  type Award,
  type FooterContent,
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
export { moonChartSchema, type MoonChart } from './moon-chart.ts';
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
export { birthFromGemstoneForm, gemstoneFormSchema, type GemstoneForm } from './gemstone-form.ts';
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
  type HoroscopeBecause,
  type HoroscopeInput,
  type HoroscopeLineData,
  type HoroscopePeriod,
  type HoroscopeQuery,
  type HoroscopeSign,
  type MonthTransit,
  type TransitNow,
  type TransitRow,
} from './horoscope.ts';
export {
  bookingDays,
  ceremonyDrawings,
  ceremonyFormat,
  offeredServiceTypes,
  packageTiers,
  poojaAnswerSchema,
  poojaSchema,
  poojasAnswerSchema,
  poojasQuerySchema,
  preselectedServiceType,
  serviceTypes,
  weekdayNames,
  type PackageTier,
  type Pooja,
  type PoojasInput,
  type ServiceType,
  type WeekdayName,
} from './poojas.ts';
export {
  bookingAnswerSchema,
  bookingFields,
  bookingIdForm,
  bookingsAnswerSchema,
  bookingSchema,
  bookingStatuses,
  bookSchema,
  changeBookingSchema,
  deliveryAddressSchema,
  idempotencyKeySchema,
  quoteAnswerSchema,
  refundKinds,
  sankalpLength,
  type Book,
  type BookInput,
  type Booking,
  type BookingStatus,
  type ChangeBooking,
  type ChangeBookingInput,
  type DeliveryAddress,
  type Quote,
  type RefundKind,
} from './bookings.ts';
