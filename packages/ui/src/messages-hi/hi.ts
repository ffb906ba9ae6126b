import { alertHi } from '../alert/alert.strings.hi.ts';
import { articleCardHi } from '../article-card/article-card.strings.hi.ts';
import { ashtakavargaTableHi } from '../ashtakavarga-table/ashtakavarga-table.strings.hi.ts';
import { astrologerCardHi } from '../astrologer-card/astrologer-card.strings.hi.ts';
import { awardCoinHi } from '../award-coin/award-coin.strings.hi.ts';
import { birthDetailsHi } from '../birth-details-form/birth-details-form.strings.hi.ts';
import { breadcrumbsHi } from '../breadcrumbs/breadcrumbs.strings.hi.ts';
import { calendarButtonHi } from '../calendar-button/calendar-button.strings.hi.ts';
import { carouselHi } from '../carousel/carousel.strings.hi.ts';
import { choghadiyaHi } from '../choghadiya-strip/choghadiya-strip.strings.hi.ts';
import { contentsHi } from '../contents/contents.strings.hi.ts';
import { countdownHi } from '../countdown/countdown.strings.hi.ts';
import { dashaTimelineHi } from '../dasha-timeline/dasha-timeline.strings.hi.ts';
import { dashaTreeHi } from '../dasha-tree/dasha-tree.strings.hi.ts';
import { dateFieldHi } from '../date-field/date-field.strings.hi.ts';
import { dialogHi } from '../dialog/dialog.strings.hi.ts';
import { emptyStateHi } from '../empty-state/empty-state.strings.hi.ts';
import { fieldHi } from '../field/field.strings.hi.ts';
import { footerHi } from '../footer/footer.strings.hi.ts';
import { formHi } from '../form/form.strings.hi.ts';
import { gemCardHi } from '../gem-card/gem-card.strings.hi.ts';
import { gemNamesHi } from '../gem-drawing/gem-drawing.strings.hi.ts';
import {
  elementNamesHi,
  grahaAbbreviationsHi,
  grahaNamesHi,
  nakshatraNamesHi,
  rashiNamesHi,
  sanskritSignNamesHi,
} from '../glyphs/names.strings.hi.ts';
import { grahaBadgeHi } from '../graha-badge/graha-badge.strings.hi.ts';
import { headerHi } from '../header/header.strings.hi.ts';
import { horaListHi } from '../hora-list/hora-list.strings.hi.ts';
import { imageFieldHi } from '../image-field/image-field.strings.hi.ts';
import { jsonFormHi } from '../json-form/json-form.strings.hi.ts';
import { kootaTableHi } from '../koota-table/koota-table.strings.hi.ts';
import { kundliChartHi } from '../kundli-chart/kundli-chart.strings.hi.ts';
import { languageSwitchHi } from '../language-switch/language-switch.strings.hi.ts';
import { layoutHi } from '../layout/layout.strings.hi.ts';
import { limbCardHi } from '../limb-card/limb-card.strings.hi.ts';
import { limbNamesHi, limbTimelineHi } from '../limb-timeline/limb-timeline.strings.hi.ts';
import { linkHi } from '../link/link.strings.hi.ts';
import { logoHi } from '../logo/logo.strings.hi.ts';
import { metaListHi } from '../meta-list/meta-list.strings.hi.ts';
import { meterHi } from '../meter/meter.strings.hi.ts';
import { moonCalendarHi } from '../moon-calendar/moon-calendar.strings.hi.ts';
import {
  moonPakshaNamesHi,
  moonPhaseHi,
  moonStateNamesHi,
} from '../moon-phase/moon-phase.strings.hi.ts';
import { muhurtaClockHi } from '../muhurta-clock/muhurta-clock.strings.hi.ts';
import { nakshatraRingHi } from '../nakshatra-ring/nakshatra-ring.strings.hi.ts';
import { numHi } from '../num/num.strings.hi.ts';
import { numberCardHi } from '../number-card/number-card.strings.hi.ts';
import { numberFieldHi } from '../number-field/number-field.strings.hi.ts';
import { offerCardHi } from '../offer-card/offer-card.strings.hi.ts';
import { pageActionsHi } from '../page-actions/page-actions.strings.hi.ts';
import { paginationHi } from '../pagination/pagination.strings.hi.ts';
import { panchangCardHi } from '../panchang-card/panchang-card.strings.hi.ts';
import { papaBarsHi } from '../papa-bars/papa-bars.strings.hi.ts';
import { phaseTimelineHi } from '../phase-timeline/phase-timeline.strings.hi.ts';
import { periodsTableHi } from '../periods-table/periods-table.strings.hi.ts';
import { locationButtonHi } from '../place-field/location-button.strings.hi.ts';
import { placeFieldHi } from '../place-field/place-field.strings.hi.ts';
import { poojaCardHi } from '../pooja-card/pooja-card.strings.hi.ts';
import { positionTableHi } from '../position-table/position-table.strings.hi.ts';
import { prastaraGridHi } from '../prastara-grid/prastara-grid.strings.hi.ts';
import { priceHi } from '../price/price.strings.hi.ts';
import { printLayoutHi } from '../print-layout/print-layout.strings.hi.ts';
import { proseHi } from '../prose/prose.strings.hi.ts';
import { ratingHi } from '../rating/rating.strings.hi.ts';
import { readingCardHi } from '../reading-card/reading-card.strings.hi.ts';
import { scoreDialHi } from '../score-dial/score-dial.strings.hi.ts';
import { searchFieldHi } from '../search-field/search-field.strings.hi.ts';
import { skeletonHi } from '../skeleton/skeleton.strings.hi.ts';
import { skyCaptionHi } from '../sky-scene/sky-scene.strings.hi.ts';
import { spinnerHi } from '../spinner/spinner.strings.hi.ts';
import { statusBadgeHi } from '../status-badge/status-badge.strings.hi.ts';
import { tableHi } from '../table/table.strings.hi.ts';
import { testimonialCardHi } from '../testimonial-card/testimonial-card.strings.hi.ts';
import { passwordHi, textAreaHi } from '../text-field/text-field.strings.hi.ts';
import { themePickerHi } from '../theme-picker/theme-picker.strings.hi.ts';
import { timeFieldHi } from '../time-field/time-field.strings.hi.ts';
import { timeSpanHi } from '../time-span/time-span.strings.hi.ts';
import { tithiArcHi } from '../tithi-arc/tithi-arc.strings.hi.ts';
import { tithiStripHi } from '../tithi-strip/tithi-strip.strings.hi.ts';
import { toastHi } from '../toast/toast.strings.hi.ts';
import { trustBarHi } from '../trust-bar/trust-bar.strings.hi.ts';
import { vargaSwitcherHi } from '../varga-switcher/varga-switcher.strings.hi.ts';
import { verdictHi } from '../verdict/verdict.strings.hi.ts';
import { yantraArtHi } from '../yantra-art/yantra-art.strings.hi.ts';
import { zodiacGridHi } from '../zodiac-grid/zodiac-grid.strings.hi.ts';
import type { CompleteKitMessages } from '../i18n/index.ts';

/** All words of the kit in Hindi, for the `messages` of `I18nProvider`. */
export const hi: CompleteKitMessages = {
  Alert: alertHi,
  ArticleCard: articleCardHi,
  AshtakavargaTable: ashtakavargaTableHi,
  AstrologerCard: astrologerCardHi,
  AwardCoin: awardCoinHi,
  BirthDetailsForm: birthDetailsHi,
  Breadcrumbs: breadcrumbsHi,
  CalendarButton: calendarButtonHi,
  Carousel: carouselHi,
  ChoghadiyaStrip: choghadiyaHi,
  Contents: contentsHi,
  Countdown: countdownHi,
  DashaTimeline: dashaTimelineHi,
  DashaTree: dashaTreeHi,
  DateField: dateFieldHi,
  Dialog: dialogHi,
  elementNames: elementNamesHi,
  EmptyState: emptyStateHi,
  Field: fieldHi,
  Footer: footerHi,
  Form: formHi,
  GemCard: gemCardHi,
  gemNames: gemNamesHi,
  grahaAbbreviations: grahaAbbreviationsHi,
  GrahaBadge: grahaBadgeHi,
  grahaNames: grahaNamesHi,
  Header: headerHi,
  HoraList: horaListHi,
  ImageField: imageFieldHi,
  JsonForm: jsonFormHi,
  KootaTable: kootaTableHi,
  KundliChart: kundliChartHi,
  LanguageSwitch: languageSwitchHi,
  LimbCard: limbCardHi,
  limbNames: limbNamesHi,
  LimbTimeline: limbTimelineHi,
  Link: linkHi,
  LocationButton: locationButtonHi,
  Logo: logoHi,
  MetaList: metaListHi,
  Meter: meterHi,
  MoonCalendar: moonCalendarHi,
  moonPakshaNames: moonPakshaNamesHi,
  MoonPhase: moonPhaseHi,
  moonStateNames: moonStateNamesHi,
  MuhurtaClock: muhurtaClockHi,
  nakshatraNames: nakshatraNamesHi,
  NakshatraRing: nakshatraRingHi,
  Num: numHi,
  NumberCard: numberCardHi,
  NumberField: numberFieldHi,
  OfferCard: offerCardHi,
  PageActions: pageActionsHi,
  Pagination: paginationHi,
  PanchangCard: panchangCardHi,
  PapaBars: papaBarsHi,
  PhaseTimeline: phaseTimelineHi,
  PasswordField: passwordHi,
  PeriodsTable: periodsTableHi,
  PlaceField: placeFieldHi,
  PoojaCard: poojaCardHi,
  PositionTable: positionTableHi,
  PrastaraGrid: prastaraGridHi,
  Price: priceHi,
  PrintLayout: printLayoutHi,
  Prose: proseHi,
  rashiNames: rashiNamesHi,
  Rating: ratingHi,
  ReadingCard: readingCardHi,
  sanskritSignNames: sanskritSignNamesHi,
  ScoreDial: scoreDialHi,
  SearchField: searchFieldHi,
  Skeleton: skeletonHi,
  SkipLink: layoutHi,
  SkyCaption: skyCaptionHi,
  Spinner: spinnerHi,
  StatusBadge: statusBadgeHi,
  Table: tableHi,
  TestimonialCard: testimonialCardHi,
  TextArea: textAreaHi,
  ThemePicker: themePickerHi,
  TimeField: timeFieldHi,
  TimeSpan: timeSpanHi,
  TithiArc: tithiArcHi,
  TithiStrip: tithiStripHi,
  Toast: toastHi,
  TrustBar: trustBarHi,
  VargaSwitcher: vargaSwitcherHi,
  Verdict: verdictHi,
  YantraArt: yantraArtHi,
  ZodiacGrid: zodiacGridHi,
};
