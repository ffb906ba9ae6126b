import type { alertStrings } from '../alert/alert.strings.ts';
import type { articleCardStrings } from '../article-card/article-card.strings.ts';
import type { ashtakavargaTableStrings } from '../ashtakavarga-table/ashtakavarga-table.strings.ts';
import type { astrologerCardStrings } from '../astrologer-card/astrologer-card.strings.ts';
import type { awardCoinStrings } from '../award-coin/award-coin.strings.ts';
import type { birthDetailsStrings } from '../birth-details-form/birth-details-form.strings.ts';
import type { breadcrumbsStrings } from '../breadcrumbs/breadcrumbs.strings.ts';
import type { calendarButtonStrings } from '../calendar-button/calendar-button.strings.ts';
import type { carouselStrings } from '../carousel/carousel.strings.ts';
import type { choghadiyaStrings } from '../choghadiya-strip/choghadiya-strip.strings.ts';
import type { contentsStrings } from '../contents/contents.strings.ts';
import type { countdownStrings } from '../countdown/countdown.strings.ts';
import type { dashaTimelineStrings } from '../dasha-timeline/dasha-timeline.strings.ts';
import type { dashaTreeStrings } from '../dasha-tree/dasha-tree.strings.ts';
import type { dateFieldStrings } from '../date-field/date-field.strings.ts';
import type { dialogStrings } from '../dialog/dialog.strings.ts';
import type { emptyStateStrings } from '../empty-state/empty-state.strings.ts';
import type { fieldStrings } from '../field/field.strings.ts';
import type { footerStrings } from '../footer/footer.strings.ts';
import type { formStrings } from '../form/form.strings.ts';
import type { gemCardStrings } from '../gem-card/gem-card.strings.ts';
import type { gemNames } from '../gem-drawing/gem-drawing.strings.ts';
import type {
  elementNames,
  grahaAbbreviations,
  grahaNames,
  nakshatraNames,
  rashiNames,
  sanskritSignNames,
} from '../glyphs/names.strings.ts';
import type { grahaBadgeStrings } from '../graha-badge/graha-badge.strings.ts';
import type { headerStrings } from '../header/header.strings.ts';
import type { horaListStrings } from '../hora-list/hora-list.strings.ts';
import type { imageFieldStrings } from '../image-field/image-field.strings.ts';
import type { kootaTableStrings } from '../koota-table/koota-table.strings.ts';
import type { kundliChartStrings } from '../kundli-chart/kundli-chart.strings.ts';
import type { jsonFormStrings } from '../json-form/json-form.strings.ts';
import type { languageSwitchStrings } from '../language-switch/language-switch.strings.ts';
import type { layoutStrings } from '../layout/layout.strings.ts';
import type { limbCardStrings } from '../limb-card/limb-card.strings.ts';
import type { limbNames, limbTimelineStrings } from '../limb-timeline/limb-timeline.strings.ts';
import type { linkStrings } from '../link/link.strings.ts';
import type { logoStrings } from '../logo/logo.strings.ts';
import type { metaListStrings } from '../meta-list/meta-list.strings.ts';
import type { meterStrings } from '../meter/meter.strings.ts';
import type { moonCalendarStrings } from '../moon-calendar/moon-calendar.strings.ts';
import type {
  moonPakshaNames,
  moonPhaseStrings,
  moonStateNames,
} from '../moon-phase/moon-phase.strings.ts';
import type { muhurtaClockStrings } from '../muhurta-clock/muhurta-clock.strings.ts';
import type { nakshatraRingStrings } from '../nakshatra-ring/nakshatra-ring.strings.ts';
import type { numStrings } from '../num/num.strings.ts';
import type { numberCardStrings } from '../number-card/number-card.strings.ts';
import type { numberFieldStrings } from '../number-field/number-field.strings.ts';
import type { offerCardStrings } from '../offer-card/offer-card.strings.ts';
import type { pageActionsStrings } from '../page-actions/page-actions.strings.ts';
import type { paginationStrings } from '../pagination/pagination.strings.ts';
import type { panchangCardStrings } from '../panchang-card/panchang-card.strings.ts';
import type { papaBarsStrings } from '../papa-bars/papa-bars.strings.ts';
import type { phaseTimelineStrings } from '../phase-timeline/phase-timeline.strings.ts';
import type { periodsTableStrings } from '../periods-table/periods-table.strings.ts';
import type { locationButtonStrings } from '../place-field/location-button.strings.ts';
import type { placeFieldStrings } from '../place-field/place-field.strings.ts';
import type { poojaCardStrings } from '../pooja-card/pooja-card.strings.ts';
import type { positionTableStrings } from '../position-table/position-table.strings.ts';
import type { prastaraGridStrings } from '../prastara-grid/prastara-grid.strings.ts';
import type { priceStrings } from '../price/price.strings.ts';
import type { printLayoutStrings } from '../print-layout/print-layout.strings.ts';
import type { proseStrings } from '../prose/prose.strings.ts';
import type { ratingStrings } from '../rating/rating.strings.ts';
import type { readingCardStrings } from '../reading-card/reading-card.strings.ts';
import type { scoreDialStrings } from '../score-dial/score-dial.strings.ts';
import type { searchFieldStrings } from '../search-field/search-field.strings.ts';
import type { skeletonStrings } from '../skeleton/skeleton.strings.ts';
import type { skyCaptionStrings } from '../sky-scene/sky-scene.strings.ts';
import type { spinnerStrings } from '../spinner/spinner.strings.ts';
import type { statusBadgeStrings } from '../status-badge/status-badge.strings.ts';
import type { tableStrings } from '../table/table.strings.ts';
import type { testimonialCardStrings } from '../testimonial-card/testimonial-card.strings.ts';
import type { passwordStrings, textAreaStrings } from '../text-field/text-field.strings.ts';
import type { themePickerStrings } from '../theme-picker/theme-picker.strings.ts';
import type { timeFieldStrings } from '../time-field/time-field.strings.ts';
import type { timeSpanStrings } from '../time-span/time-span.strings.ts';
import type { tithiArcStrings } from '../tithi-arc/tithi-arc.strings.ts';
import type { tithiStripStrings } from '../tithi-strip/tithi-strip.strings.ts';
import type { toastStrings } from '../toast/toast.strings.ts';
import type { trustBarStrings } from '../trust-bar/trust-bar.strings.ts';
import type { vargaSwitcherStrings } from '../varga-switcher/varga-switcher.strings.ts';
import type { verdictStrings } from '../verdict/verdict.strings.ts';
import type { yantraArtStrings } from '../yantra-art/yantra-art.strings.ts';
import type { zodiacGridStrings } from '../zodiac-grid/zodiac-grid.strings.ts';
import type { MessagesOf, Overrides } from './strings.ts';

/** The words of every component of the kit, by the component's name; lists that components share by their own. */
interface KitStringsByComponent {
  Alert: typeof alertStrings;
  ArticleCard: typeof articleCardStrings;
  AshtakavargaTable: typeof ashtakavargaTableStrings;
  AstrologerCard: typeof astrologerCardStrings;
  AwardCoin: typeof awardCoinStrings;
  BirthDetailsForm: typeof birthDetailsStrings;
  Breadcrumbs: typeof breadcrumbsStrings;
  CalendarButton: typeof calendarButtonStrings;
  Carousel: typeof carouselStrings;
  ChoghadiyaStrip: typeof choghadiyaStrings;
  Contents: typeof contentsStrings;
  Countdown: typeof countdownStrings;
  DashaTimeline: typeof dashaTimelineStrings;
  DashaTree: typeof dashaTreeStrings;
  DateField: typeof dateFieldStrings;
  Dialog: typeof dialogStrings;
  elementNames: typeof elementNames;
  EmptyState: typeof emptyStateStrings;
  Field: typeof fieldStrings;
  Footer: typeof footerStrings;
  Form: typeof formStrings;
  GemCard: typeof gemCardStrings;
  gemNames: typeof gemNames;
  grahaAbbreviations: typeof grahaAbbreviations;
  GrahaBadge: typeof grahaBadgeStrings;
  grahaNames: typeof grahaNames;
  Header: typeof headerStrings;
  HoraList: typeof horaListStrings;
  ImageField: typeof imageFieldStrings;
  KootaTable: typeof kootaTableStrings;
  KundliChart: typeof kundliChartStrings;
  JsonForm: typeof jsonFormStrings;
  LanguageSwitch: typeof languageSwitchStrings;
  LimbCard: typeof limbCardStrings;
  limbNames: typeof limbNames;
  LimbTimeline: typeof limbTimelineStrings;
  Link: typeof linkStrings;
  LocationButton: typeof locationButtonStrings;
  Logo: typeof logoStrings;
  MetaList: typeof metaListStrings;
  Meter: typeof meterStrings;
  MoonCalendar: typeof moonCalendarStrings;
  moonPakshaNames: typeof moonPakshaNames;
  MoonPhase: typeof moonPhaseStrings;
  moonStateNames: typeof moonStateNames;
  MuhurtaClock: typeof muhurtaClockStrings;
  nakshatraNames: typeof nakshatraNames;
  NakshatraRing: typeof nakshatraRingStrings;
  Num: typeof numStrings;
  NumberCard: typeof numberCardStrings;
  NumberField: typeof numberFieldStrings;
  OfferCard: typeof offerCardStrings;
  PageActions: typeof pageActionsStrings;
  Pagination: typeof paginationStrings;
  PanchangCard: typeof panchangCardStrings;
  PapaBars: typeof papaBarsStrings;
  PhaseTimeline: typeof phaseTimelineStrings;
  PasswordField: typeof passwordStrings;
  PeriodsTable: typeof periodsTableStrings;
  PlaceField: typeof placeFieldStrings;
  PoojaCard: typeof poojaCardStrings;
  PositionTable: typeof positionTableStrings;
  PrastaraGrid: typeof prastaraGridStrings;
  Price: typeof priceStrings;
  PrintLayout: typeof printLayoutStrings;
  Prose: typeof proseStrings;
  rashiNames: typeof rashiNames;
  Rating: typeof ratingStrings;
  ReadingCard: typeof readingCardStrings;
  ScoreDial: typeof scoreDialStrings;
  SearchField: typeof searchFieldStrings;
  Skeleton: typeof skeletonStrings;
  SkipLink: typeof layoutStrings;
  SkyCaption: typeof skyCaptionStrings;
  Spinner: typeof spinnerStrings;
  StatusBadge: typeof statusBadgeStrings;
  Table: typeof tableStrings;
  TestimonialCard: typeof testimonialCardStrings;
  TextArea: typeof textAreaStrings;
  ThemePicker: typeof themePickerStrings;
  TimeField: typeof timeFieldStrings;
  TimeSpan: typeof timeSpanStrings;
  TithiArc: typeof tithiArcStrings;
  TithiStrip: typeof tithiStripStrings;
  Toast: typeof toastStrings;
  TrustBar: typeof trustBarStrings;
  VargaSwitcher: typeof vargaSwitcherStrings;
  Verdict: typeof verdictStrings;
  sanskritSignNames: typeof sanskritSignNames;
  YantraArt: typeof yantraArtStrings;
  ZodiacGrid: typeof zodiacGridStrings;
}

/** All strings of the kit: the type of a complete language pack. */
export type CompleteKitMessages = {
  readonly [Component in keyof KitStringsByComponent]: MessagesOf<KitStringsByComponent[Component]>;
};

/** Words that replace those of the kit, by component. Omitted strings are unchanged. */
export type KitMessages = {
  readonly [Component in keyof CompleteKitMessages]?: Overrides<CompleteKitMessages[Component]>;
};
