import type {
  AcknowledgementRecord,
  BookingRecord,
  ChartRecord,
  ConsultationRecord,
  MailRecord,
  MessageRecord,
  ShareRecord,
  SubscriptionRecord,
} from '../src/storage/records.ts';

const createdAt = '2026-01-01T00:00:00.000Z';

export function sampleChart(id: string, userId: string, name = id): ChartRecord {
  return {
    id,
    userId,
    name,
    birth: {
      name: 'Asha Rao',
      date: '1990-05-14',
      time: '06:30:00',
      place: { name: 'Ujjain', latitude: 23.18, longitude: 75.78 },
    },
    settings: {
      ayanamsa: 'lahiri',
      node: 'mean',
      year_days: 365.25,
      sunrise: 'centre',
      ashtakvarga_school: 'varahamihira',
    },
    createdAt,
  };
}

export function sampleShare(key: string, userId: string) {
  const { birth, settings } = sampleChart('', userId);
  return {
    kind: 'kundli' as const,
    birth: { ...birth, name: '' },
    settings,
    showsBirth: false,
    key,
    userId,
    createdAt,
  } satisfies ShareRecord;
}

export function sampleBooking(id: string, userId: string, key = id): BookingRecord {
  return {
    id: `JB-20260101-222${id}`,
    userId,
    idempotencyKey: key,
    requestHash: 'hash',
    language: 'en',
    status: 'requested',
    poojaId: 1,
    poojaTitle: 'Navgraha Shanti Pooja',
    package: 'standard',
    serviceType: 'video',
    firstName: 'Asha',
    lastName: 'Rao',
    mobileNumber: '9876543210',
    email: 'asha@example.in',
    preferredDate: '2026-01-05',
    preferredTime: null,
    duration: null,
    paid: 0,
    callLink: null,
    recordingLink: null,
    operatorNote: null,
    gotra: 'Kashyapa',
    sankalp: null,
    deliveryAddress: null,
    price: 1700,
    listPrice: 2100,
    discountedPrice: 1700,
    code: null,
    history: [{ event: 'requested', at: createdAt, preferredDate: '2026-01-05' }],
    rescheduledLate: false,
    refund: null,
    createdAt,
  };
}

export function sampleSubscription(email: string): SubscriptionRecord {
  return {
    email,
    language: 'en',
    subscribedAt: createdAt,
    confirmedAt: createdAt,
    token: `token of ${email}`,
  };
}

export const departure = { reason: 'other', additionalInfo: '', date: '2026-01-01' };
export const january = (day: string) => `2026-01-${day}T00:00:00.000Z`;
export const reset = (userId: string, expiresAt = january('02')) => ({
  userId,
  createdAt: january('01'),
  expiresAt,
});

export const message = (ticket: string, userId: string | null = null): MessageRecord => ({
  ticket,
  userId,
  name: 'Asha Rao',
  email: 'asha@example.in',
  topic: 'general',
  status: 'open',
  message: 'A question.',
  language: 'en',
  createdAt: january('01'),
});

export const consultation = (ticket: string, userId: string | null = null): ConsultationRecord => ({
  ticket,
  status: 'open',
  userId,
  name: 'Asha Rao',
  email: 'asha@example.in',
  mobile: '9876543210',
  astrologer: 'meera-joshi',
  kind: 'chat',
  preferredDate: null,
  message: '',
  language: 'en',
  createdAt: january('01'),
});

export const acknowledgement = (
  version: string,
  reader: Partial<AcknowledgementRecord>,
): AcknowledgementRecord => ({
  document: 'disclaimer',
  version,
  userId: null,
  visitorId: null,
  acknowledgedAt: january('01'),
  ...reader,
});

export function sampleMail(id: string, userId: string, dueAt = january('01')): MailRecord {
  return {
    id,
    userId,
    about: 'booking',
    booking: { id: `JB-20260101-222${id}`, events: 1 },
    language: 'en',
    createdAt: january('01'),
    tries: 0,
    dueAt,
    expiresAt: january('04'),
  };
}
