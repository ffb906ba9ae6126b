import {
  preselectedServiceType,
  type BookInput,
  type PackageTier,
  type Pooja,
  type User,
} from '@jyoti/contract';
import {
  emptyOwnCeremony,
  ownCeremonyInput,
  type OwnCeremony,
} from '../../ceremony/own-ceremony.ts';

/** What is in the dialog. */
export interface BookingDraft extends OwnCeremony {
  serviceType: BookInput['serviceType'];
  firstName: string;
  lastName: string;
  mobileNumber: string;
  email: string;
  /** `YYYY-MM-DD`; empty while none is chosen. */
  preferredDate: string;
  /** `HH:mm` in India; empty while none is chosen. */
  preferredTime: string;
  code: string;
}

/** The steps of a booking, in their order. */
export const bookingSteps = ['details', 'ceremony', 'review'] as const;
export type BookingStep = (typeof bookingSteps)[number];

const detailFields: readonly string[] = [
  'serviceType',
  'firstName',
  'lastName',
  'mobileNumber',
  'email',
  'preferredDate',
  'preferredTime',
];

/** The step that asks for a field of the API. */
export function stepOf(field: string): BookingStep {
  if (detailFields.includes(field)) return 'details';
  return /^(gotra|sankalp|deliveryAddress)/.test(field) ? 'ceremony' : 'review';
}

/** The hours that can be chosen on a day, `HH:mm`; none where the team agrees the hour. */
export const hoursOn = ({ availability }: Pooja, day: string): readonly string[] =>
  availability.find(({ date }) => date === day)?.hours ?? [];

/** The hour that stays chosen on another day: the same one where it is offered, or the only one. */
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

/** What the account knows, and the code of an offer. */
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

interface Asked {
  poojaId: number;
  tier: PackageTier;
  draft: BookingDraft;
  /** How an unknown gotra is said to the pandit. */
  unknownGotra: string;
}

export function inputOf({ poojaId, tier, draft, unknownGotra }: Asked): BookInput {
  const { gotra, isGotraUnknown, sankalp, address, preferredTime, ...rest } = draft;
  return {
    ...rest,
    poojaId,
    package: tier,
    preferredTime: preferredTime || null,
    ...ownCeremonyInput({ gotra, isGotraUnknown, sankalp, address }, unknownGotra),
  };
}

/** What names a booking over all tries of it: 32 hexadecimal signs. A page without TLS has no `randomUUID`. */
export function newBookingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A booking that is not sent yet, which this tab keeps. */
export interface StartedBooking {
  userId: string;
  tier: PackageTier;
  draft: BookingDraft;
  /** Goes along: the answer to a try may have been lost before a reload. */
  key: string;
}
