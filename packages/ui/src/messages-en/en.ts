import { alertStrings } from '../alert/alert.strings.ts';
import { articleCardStrings } from '../article-card/article-card.strings.ts';
import { ashtakavargaTableStrings } from '../ashtakavarga-table/ashtakavarga-table.strings.ts';
import { astrologerCardStrings } from '../astrologer-card/astrologer-card.strings.ts';
import { awardCoinStrings } from '../award-coin/award-coin.strings.ts';
import { birthDetailsStrings } from '../birth-details-form/birth-details-form.strings.ts';
import { breadcrumbsStrings } from '../breadcrumbs/breadcrumbs.strings.ts';
import { calendarButtonStrings } from '../calendar-button/calendar-button.strings.ts';
import { carouselStrings } from '../carousel/carousel.strings.ts';
import { choghadiyaStrings } from '../choghadiya-strip/choghadiya-strip.strings.ts';
import { contentsStrings } from '../contents/contents.strings.ts';
import { countdownStrings } from '../countdown/countdown.strings.ts';
import { dashaTimelineStrings } from '../dasha-timeline/dasha-timeline.strings.ts';
import { dashaTreeStrings } from '../dasha-tree/dasha-tree.strings.ts';
import { dateFieldStrings } from '../date-field/date-field.strings.ts';
import { dialogStrings } from '../dialog/dialog.strings.ts';
import { emptyStateStrings } from '../empty-state/empty-state.strings.ts';
import { fieldStrings } from '../field/field.strings.ts';
import { footerStrings } from '../footer/footer.strings.ts';
import { formStrings } from '../form/form.strings.ts';
import { gemCardStrings } from '../gem-card/gem-card.strings.ts';
import { gemNames } from '../gem-drawing/gem-drawing.strings.ts';
import {
  elementNames,
  grahaAbbreviations,
  grahaNames,
  nakshatraNames,
  rashiNames,
  sanskritSignNames,
} from '../glyphs/names.strings.ts';
import { grahaBadgeStrings } from '../graha-badge/graha-badge.strings.ts';
import { headerStrings } from '../header/header.strings.ts';
import { horaListStrings } from '../hora-list/hora-list.strings.ts';
import { imageFieldStrings } from '../image-field/image-field.strings.ts';
import { jsonFormStrings } from '../json-form/json-form.strings.ts';
import { kootaTableStrings } from '../koota-table/koota-table.strings.ts';
import { kundliChartStrings } from '../kundli-chart/kundli-chart.strings.ts';
import { languageSwitchStrings } from '../language-switch/language-switch.strings.ts';
import { layoutStrings } from '../layout/layout.strings.ts';
import { limbCardStrings } from '../limb-card/limb-card.strings.ts';
import { limbNames, limbTimelineStrings } from '../limb-timeline/limb-timeline.strings.ts';
import { linkStrings } from '../link/link.strings.ts';
import { logoStrings } from '../logo/logo.strings.ts';
import { metaListStrings } from '../meta-list/meta-list.strings.ts';
import { meterStrings } from '../meter/meter.strings.ts';
import { moonCalendarStrings } from '../moon-calendar/moon-calendar.strings.ts';
import {
  moonPakshaNames,
  moonPhaseStrings,
  moonStateNames,
} from '../moon-phase/moon-phase.strings.ts';
import { muhurtaClockStrings } from '../muhurta-clock/muhurta-clock.strings.ts';
import { nakshatraRingStrings } from '../nakshatra-ring/nakshatra-ring.strings.ts';
import { numStrings } from '../num/num.strings.ts';
import { numberCardStrings } from '../number-card/number-card.strings.ts';
import { numberFieldStrings } from '../number-field/number-field.strings.ts';
import { offerCardStrings } from '../offer-card/offer-card.strings.ts';
import { pageActionsStrings } from '../page-actions/page-actions.strings.ts';
import { paginationStrings } from '../pagination/pagination.strings.ts';
import { panchangCardStrings } from '../panchang-card/panchang-card.strings.ts';
import { papaBarsStrings } from '../papa-bars/papa-bars.strings.ts';
import { phaseTimelineStrings } from '../phase-timeline/phase-timeline.strings.ts';
import { periodsTableStrings } from '../periods-table/periods-table.strings.ts';
import { locationButtonStrings } from '../place-field/location-button.strings.ts';
import { placeFieldStrings } from '../place-field/place-field.strings.ts';
import { poojaCardStrings } from '../pooja-card/pooja-card.strings.ts';
import { positionTableStrings } from '../position-table/position-table.strings.ts';
import { prastaraGridStrings } from '../prastara-grid/prastara-grid.strings.ts';
import { priceStrings } from '../price/price.strings.ts';
import { printLayoutStrings } from '../print-layout/print-layout.strings.ts';
import { proseStrings } from '../prose/prose.strings.ts';
import { ratingStrings } from '../rating/rating.strings.ts';
import { readingCardStrings } from '../reading-card/reading-card.strings.ts';
import { scoreDialStrings } from '../score-dial/score-dial.strings.ts';
import { searchFieldStrings } from '../search-field/search-field.strings.ts';
import { skeletonStrings } from '../skeleton/skeleton.strings.ts';
import { skyCaptionStrings } from '../sky-scene/sky-scene.strings.ts';
import { spinnerStrings } from '../spinner/spinner.strings.ts';
import { statusBadgeStrings } from '../status-badge/status-badge.strings.ts';
import { tableStrings } from '../table/table.strings.ts';
import { testimonialCardStrings } from '../testimonial-card/testimonial-card.strings.ts';
import { passwordStrings, textAreaStrings } from '../text-field/text-field.strings.ts';
import { themePickerStrings } from '../theme-picker/theme-picker.strings.ts';
import { timeFieldStrings } from '../time-field/time-field.strings.ts';
import { timeSpanStrings } from '../time-span/time-span.strings.ts';
import { tithiArcStrings } from '../tithi-arc/tithi-arc.strings.ts';
import { tithiStripStrings } from '../tithi-strip/tithi-strip.strings.ts';
import { toastStrings } from '../toast/toast.strings.ts';
import { trustBarStrings } from '../trust-bar/trust-bar.strings.ts';
import { vargaSwitcherStrings } from '../varga-switcher/varga-switcher.strings.ts';
import { verdictStrings } from '../verdict/verdict.strings.ts';
import { yantraArtStrings } from '../yantra-art/yantra-art.strings.ts';
import { zodiacGridStrings } from '../zodiac-grid/zodiac-grid.strings.ts';
import type { CompleteKitMessages } from '../i18n/index.ts';

/**
 * All words of the kit in English: the source for translations. Components use them without a
 * provider.
 */
export const en: CompleteKitMessages = {
  Alert: alertStrings.en,
  ArticleCard: articleCardStrings.en,
  AshtakavargaTable: ashtakavargaTableStrings.en,
  AstrologerCard: astrologerCardStrings.en,
  AwardCoin: awardCoinStrings.en,
  BirthDetailsForm: birthDetailsStrings.en,
  Breadcrumbs: breadcrumbsStrings.en,
  CalendarButton: calendarButtonStrings.en,
  Carousel: carouselStrings.en,
  ChoghadiyaStrip: choghadiyaStrings.en,
  Contents: contentsStrings.en,
  Countdown: countdownStrings.en,
  DashaTimeline: dashaTimelineStrings.en,
  DashaTree: dashaTreeStrings.en,
  DateField: dateFieldStrings.en,
  Dialog: dialogStrings.en,
  elementNames: elementNames.en,
  EmptyState: emptyStateStrings.en,
  Field: fieldStrings.en,
  Footer: footerStrings.en,
  Form: formStrings.en,
  GemCard: gemCardStrings.en,
  gemNames: gemNames.en,
  grahaAbbreviations: grahaAbbreviations.en,
  GrahaBadge: grahaBadgeStrings.en,
  grahaNames: grahaNames.en,
  Header: headerStrings.en,
  HoraList: horaListStrings.en,
  ImageField: imageFieldStrings.en,
  JsonForm: jsonFormStrings.en,
  KootaTable: kootaTableStrings.en,
  KundliChart: kundliChartStrings.en,
  LanguageSwitch: languageSwitchStrings.en,
  LimbCard: limbCardStrings.en,
  limbNames: limbNames.en,
  LimbTimeline: limbTimelineStrings.en,
  Link: linkStrings.en,
  LocationButton: locationButtonStrings.en,
  Logo: logoStrings.en,
  MetaList: metaListStrings.en,
  Meter: meterStrings.en,
  MoonCalendar: moonCalendarStrings.en,
  moonPakshaNames: moonPakshaNames.en,
  MoonPhase: moonPhaseStrings.en,
  moonStateNames: moonStateNames.en,
  MuhurtaClock: muhurtaClockStrings.en,
  nakshatraNames: nakshatraNames.en,
  NakshatraRing: nakshatraRingStrings.en,
  Num: numStrings.en,
  NumberCard: numberCardStrings.en,
  NumberField: numberFieldStrings.en,
  OfferCard: offerCardStrings.en,
  PageActions: pageActionsStrings.en,
  Pagination: paginationStrings.en,
  PanchangCard: panchangCardStrings.en,
  PapaBars: papaBarsStrings.en,
  PhaseTimeline: phaseTimelineStrings.en,
  PasswordField: passwordStrings.en,
  PeriodsTable: periodsTableStrings.en,
  PlaceField: placeFieldStrings.en,
  PoojaCard: poojaCardStrings.en,
  PositionTable: positionTableStrings.en,
  PrastaraGrid: prastaraGridStrings.en,
  Price: priceStrings.en,
  PrintLayout: printLayoutStrings.en,
  Prose: proseStrings.en,
  rashiNames: rashiNames.en,
  Rating: ratingStrings.en,
  ReadingCard: readingCardStrings.en,
  sanskritSignNames: sanskritSignNames.en,
  ScoreDial: scoreDialStrings.en,
  SearchField: searchFieldStrings.en,
  Skeleton: skeletonStrings.en,
  SkipLink: layoutStrings.en,
  SkyCaption: skyCaptionStrings.en,
  Spinner: spinnerStrings.en,
  StatusBadge: statusBadgeStrings.en,
  Table: tableStrings.en,
  TestimonialCard: testimonialCardStrings.en,
  TextArea: textAreaStrings.en,
  ThemePicker: themePickerStrings.en,
  TimeField: timeFieldStrings.en,
  TimeSpan: timeSpanStrings.en,
  TithiArc: tithiArcStrings.en,
  TithiStrip: tithiStripStrings.en,
  Toast: toastStrings.en,
  TrustBar: trustBarStrings.en,
  VargaSwitcher: vargaSwitcherStrings.en,
  Verdict: verdictStrings.en,
  YantraArt: yantraArtStrings.en,
  ZodiacGrid: zodiacGridStrings.en,
};
