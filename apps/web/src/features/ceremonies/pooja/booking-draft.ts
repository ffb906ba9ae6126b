import {
  preselectedServiceType,
  type BookInput,
  type PackageTier,
  type ReachWay,
  type Pooja,
  type User,
} from '@jyoti/contract';
import { emptyOwnCeremony, ownCeremonyInput, type OwnCeremony } from '../own-ceremony.ts';

/** Values of the dialog. */
export interface BookingDraft extends OwnCeremony {
  serviceType: BookInput['serviceType'];
  firstName: string;
  lastName: string;
  mobileNumber: string;
  email: string;
  /** Absent if the visitor has not chosen. */
  reachBy?: ReachWay;
  /** `YYYY-MM-DD`; empty if none is chosen. */
  preferredDate: string;
  /** `HH:mm` in India; empty if none is chosen. */
  preferredTime: string;
  code: string;
}

/** The steps of a booking, in order. */
export const bookingSteps = ['details', 'ceremony', 'review'] as const;
export type BookingStep = (typeof bookingSteps)[number];

const detailFields: readonly string[] = [
  'serviceType',
  'firstName',
  'lastName',
  'mobileNumber',
  'email',
  'reachBy',
  'preferredDate',
  'preferredTime',
];

/** The step with the field for an API field. */
export function stepOf(field: string): BookingStep {
  if (detailFields.includes(field)) return 'details';
  return /^(gotra|sankalp|deliveryAddress)/.test(field) ? 'ceremony' : 'review';
}

/** Available hours of a day, `HH:mm`; none if the team arranges the hour. */
export const hoursOn = ({ availability }: Pooja, day: string): readonly string[] =>
  availability.find(({ date }) => date === day)?.hours ?? [];

/** The hour after a change of day: the same if available, or the only one. */
export function hourFor(pooja: Pooja, day: string, hour: string): string {
  const hours = hoursOn(pooja, day);
  if (hours.includes(hour)) return hour;
  return hours.length === 1 ? (hours[0] ?? '') : '';
}

/** The draft with another day. */
export const onDay = (draft: BookingDraft, pooja: Pooja, preferredDate: string): BookingDraft => ({
  ...draft,
  preferredDate,
  preferredTime: hourFor(pooja, preferredDate, draft.preferredTime),
});

/** Initial values from the account, and the code of an offer. */
export function firstDraft(pooja: Pooja, user: User, code: string): BookingDraft {
  return {
    serviceType: preselectedServiceType(pooja.type),
    firstName: user.firstName,
    lastName: user.lastName,
    mobileNumber: user.mobile,
    email: user.email,
    preferredDate: '',
    preferredTime: '',
    ...emptyOwnCeremony,
    code,
  };
}

interface QuoteInput {
  poojaId: number;
  tier: PackageTier;
  draft: BookingDraft;
  /** What the pandit reads if the gotra is unknown. */
  unknownGotra: string;
}

export function inputOf({ poojaId, tier, draft, unknownGotra }: QuoteInput): BookInput {
  const { gotra, isGotraUnknown, sankalp, address, preferredTime, ...rest } = draft;
  return {
    ...rest,
    poojaId,
    package: tier,
    preferredTime: preferredTime || null,
    ...ownCeremonyInput({ gotra, isGotraUnknown, sankalp, address }, unknownGotra),
  };
}

/**
 * Idempotency key of a booking: 32 hexadecimal digits. `randomUUID` is missing on pages without
 * TLS.
 */
export function newBookingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An unsent booking, kept in session storage. */
export interface StartedBooking {
  userId: string;
  tier: PackageTier;
  draft: BookingDraft;
  /** Stored with it, because the response to an attempt may have been lost before a reload. */
  key: string;
}
