import { type DeskTab } from './operate-address.ts';
import { lazyPart, type LazyPart } from '../../lazy/lazy-part.tsx';

/** What each tab of the desk shows, a file of its own. */
export const panels: Readonly<Record<DeskTab, LazyPart<{ onChanged: () => void }>>> = {
  bookings: lazyPart(() => import('./bookings-tab.tsx'), 'BookingsTab'),
  messages: lazyPart(() => import('./messages-tab.tsx'), 'MessagesTab'),
  requests: lazyPart(() => import('./requests-tab.tsx'), 'RequestsTab'),
  newsletter: lazyPart(() => import('./newsletter-tab.tsx'), 'NewsletterTab'),
  content: lazyPart(() => import('./content-tab.tsx'), 'ContentTab'),
  audit: lazyPart(() => import('./audit-tab.tsx'), 'AuditTab'),
};
