import { type DeskTab } from './operate-address.ts';
import { lazyPart, type LazyPart } from '../../lazy/lazy-part.tsx';

/** What each tab of the desk shows, a file of its own. */
export const panels: Readonly<Record<DeskTab, LazyPart<{ onChanged: () => void }>>> = {
  bookings: lazyPart(
    () => import('./bookings-tab.tsx'),
    (module) => module.BookingsTab,
  ),
  messages: lazyPart(
    () => import('./messages-tab.tsx'),
    (module) => module.MessagesTab,
  ),
  requests: lazyPart(
    () => import('./requests-tab.tsx'),
    (module) => module.RequestsTab,
  ),
  newsletter: lazyPart(
    () => import('./newsletter-tab.tsx'),
    (module) => module.NewsletterTab,
  ),
  content: lazyPart(
    () => import('./content-tab.tsx'),
    (module) => module.ContentTab,
  ),
  audit: lazyPart(
    () => import('./audit-tab.tsx'),
    (module) => module.AuditTab,
  ),
};
