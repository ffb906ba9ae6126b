import { alertHi } from '../../alert/alert.strings.hi.ts';
import { breadcrumbsHi } from '../../breadcrumbs/breadcrumbs.strings.hi.ts';
import { contentsHi } from '../../contents/contents.strings.hi.ts';
import { dialogHi } from '../../dialog/dialog.strings.hi.ts';
import { emptyStateHi } from '../../empty-state/empty-state.strings.hi.ts';
import { fieldHi } from '../../field/field.strings.hi.ts';
import { footerHi } from '../../footer/footer.strings.hi.ts';
import { headerHi } from '../../header/header.strings.hi.ts';
import { languageSwitchHi } from '../../language-switch/language-switch.strings.hi.ts';
import { layoutHi } from '../../layout/layout.strings.hi.ts';
import { linkHi } from '../../link/link.strings.hi.ts';
import { logoHi } from '../../logo/logo.strings.hi.ts';
import { metaListHi } from '../../meta-list/meta-list.strings.hi.ts';
import { meterHi } from '../../meter/meter.strings.hi.ts';
import { pageActionsHi } from '../../page-actions/page-actions.strings.hi.ts';
import { paginationHi } from '../../pagination/pagination.strings.hi.ts';
import { priceHi } from '../../price/price.strings.hi.ts';
import { printLayoutHi } from '../../print-layout/print-layout.strings.hi.ts';
import { proseHi } from '../../prose/prose.strings.hi.ts';
import { skeletonHi } from '../../skeleton/skeleton.strings.hi.ts';
import { spinnerHi } from '../../spinner/spinner.strings.hi.ts';
import { statusBadgeHi } from '../../status-badge/status-badge.strings.hi.ts';
import { tableHi } from '../../table/table.strings.hi.ts';
import { themePickerHi } from '../../theme-picker/theme-picker.strings.hi.ts';
import { timeSpanHi } from '../../time-span/time-span.strings.hi.ts';
import { toastHi } from '../../toast/toast.strings.hi.ts';
import type { KitMessages } from '../kit-messages.ts';

/** Words of the kit in Hindi: what every product shows. */
export const base = {
  Alert: alertHi,
  Breadcrumbs: breadcrumbsHi,
  Contents: contentsHi,
  Dialog: dialogHi,
  EmptyState: emptyStateHi,
  Field: fieldHi,
  Footer: footerHi,
  Header: headerHi,
  LanguageSwitch: languageSwitchHi,
  Link: linkHi,
  Logo: logoHi,
  MetaList: metaListHi,
  Meter: meterHi,
  PageActions: pageActionsHi,
  Pagination: paginationHi,
  Price: priceHi,
  PrintLayout: printLayoutHi,
  Prose: proseHi,
  Skeleton: skeletonHi,
  SkipLink: layoutHi,
  Spinner: spinnerHi,
  StatusBadge: statusBadgeHi,
  Table: tableHi,
  ThemePicker: themePickerHi,
  TimeSpan: timeSpanHi,
  Toast: toastHi,
} satisfies KitMessages;
