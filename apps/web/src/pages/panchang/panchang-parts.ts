import { whenOpened } from '../../parts/when-opened.tsx';
import type { PageParts } from '../../parts/part-code.ts';
import { askedOf, tabOf } from './panchang-address.ts';
import { panels } from './panchang-panels.ts';
import { PanchangTabs } from './tabs-part.ts';

export const PanchangForm = whenOpened(
  () => import('./panchang-form.tsx'),
  (module) => module.PanchangForm,
);

export const PanchangResult = whenOpened(
  () => import('./panchang-result.tsx'),
  (module) => module.PanchangResult,
);

/** What the page shows at an address: the form, or the result with one of its tabs. */
export const partsAt = (search: URLSearchParams): PageParts =>
  askedOf(search)
    ? { first: [PanchangResult], beside: [PanchangTabs, panels[tabOf(search)]] }
    : { first: [PanchangForm] };

/** What the form leads to. */
export const partsOfAnswer = [PanchangResult, PanchangTabs, panels.panchang];
