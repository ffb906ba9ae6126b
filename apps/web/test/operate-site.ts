import type { AuditEntry, OperatorBooking, OperatorMessage, Piece } from '@jyoti/contract';
import { page, profileApi } from './profile-site.ts';
import { renderSite, type Call } from './render-site.tsx';

export const overview = {
  requestedBookings: 2,
  openMessages: 1,
  openRequests: 0,
  subscribers: 3,
  bookingsGone: 0,
};

export const booking: OperatorBooking = {
  id: 'JB-20260101-2222',
  status: 'requested',
  poojaId: 1,
  poojaTitle: 'Navgraha Shanti Pooja',
  package: 'standard',
  serviceType: 'video',
  firstName: 'Ravi',
  lastName: 'Kulkarni',
  mobileNumber: '9876543210',
  email: 'ravi@example.in',
  preferredDate: '2026-01-05',
  preferredTime: null,
  duration: null,
  gotra: 'Kashyapa',
  sankalp: null,
  deliveryAddress: null,
  price: 1700,
  listPrice: 2100,
  discountedPrice: 1700,
  code: null,
  paid: 0,
  callLink: null,
  recordingLink: null,
  operatorNote: null,
  history: [{ event: 'requested', at: '2026-01-01T00:00:00Z', preferredDate: '2026-01-05' }],
  rescheduledLate: false,
  refund: null,
  createdAt: '2026-01-01T00:00:00Z',
  steps: ['confirm', 'cancel'],
};

export const message: OperatorMessage = {
  ticket: 'JY-20260101-2222',
  status: 'open',
  name: 'Meera Joshi',
  email: 'meera@example.in',
  topic: 'refund',
  message: 'Where is my report?',
  language: 'hi',
  createdAt: '2026-01-01T00:00:00Z',
};

export const piece: Piece = {
  id: 'en/awards',
  language: 'en',
  edited: false,
  text: '[\n  { "id": "one" }\n]\n',
  hash: 'a'.repeat(64),
  versions: [],
};

export const entry: AuditEntry = {
  id: '1',
  at: '2026-01-01T08:30:00Z',
  operator: { id: 'u1', name: 'Asha Verma' },
  kind: 'content',
  action: 'saved',
  subject: 'en/awards',
  before: { sha256: 'b'.repeat(64) },
  after: { sha256: 'c'.repeat(64) },
};

export const listOf = (...rows: object[]) => ({
  body: { data: { rows, total: rows.length, page: 1, pages: 1 } },
});

export const bodyOf = (call: Call | undefined) => call?.body as Record<string, unknown> | undefined;

export type Handlers = Parameters<typeof profileApi>[0];

export async function openDesk(path: string, handlers: Handlers = {}) {
  const api = profileApi({
    'GET /api/operator': { body: { data: overview } },
    'GET /api/operator/bookings': listOf(booking),
    'GET /api/operator/messages': listOf(message),
    'GET /api/operator/requests': listOf(),
    'GET /api/operator/newsletter': listOf(),
    'GET /api/operator/content': {
      body: { data: [{ id: piece.id, language: 'en', edited: false }] },
    },
    'GET /api/operator/content/piece': { body: { data: piece } },
    'GET /api/operator/audit': listOf(entry),
    ...handlers,
  });
  const site = await renderSite(path);
  await page().findByRole('heading', { level: 1, name: 'Operate' });
  return { ...api, site };
}

export const button = (name: string) => page().findByRole('button', { name });
