import type { PageParts } from '../../parts/part-code.ts';
import { whenOpened, type OpenedPart } from '../../parts/when-opened.tsx';
import { tabOf, type DeskTab } from './operate-address.ts';

/** What each tab of the desk shows, a file of its own. */
export const panels: Readonly<Record<DeskTab, OpenedPart<{ onChanged: () => void }>>> = {
  bookings: whenOpened(
    () => import('./bookings-tab.tsx'),
    (module) => module.BookingsTab,
  ),
  messages: whenOpened(
    () => import('./messages-tab.tsx'),
    (module) => module.MessagesTab,
  ),
  requests: whenOpened(
    () => import('./requests-tab.tsx'),
    (module) => module.RequestsTab,
  ),
  newsletter: whenOpened(
    () => import('./newsletter-tab.tsx'),
    (module) => module.NewsletterTab,
  ),
  content: whenOpened(
    () => import('./content-tab.tsx'),
    (module) => module.ContentTab,
  ),
  audit: whenOpened(
    () => import('./audit-tab.tsx'),
    (module) => module.AuditTab,
  ),
};

export const partsAt = (search: URLSearchParams): PageParts => ({
  first: [panels[tabOf(search)]],
});
