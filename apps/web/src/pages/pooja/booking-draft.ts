import {
  preselectedServiceType,
  type BookInput,
  type PackageTier,
  type Pooja,
  type User,
} from '@jyoti/contract';
import { forgottenWithVisitor } from '../../session/visitor-memory.ts';

/** Fields of the address as the API names them. */
export const addressFields = ['address', 'city', 'state', 'pinCode'] as const;
export type AddressField = (typeof addressFields)[number];

/** What stands in the dialog. */
export interface BookingDraft {
  serviceType: BookInput['serviceType'];
  firstName: string;
  lastName: string;
  mobileNumber: string;
  email: string;
  /** `YYYY-MM-DD`; empty while none is chosen. */
  preferredDate: string;
  /** `HH:mm` in India; empty while none is chosen. */
  preferredTime: string;
  gotra: string;
  isGotraUnknown: boolean;
  sankalp: string;
  address: Record<AddressField, string>;
  code: string;
}

/** What is asked before the review. */
const detailFields: readonly string[] = [
  'serviceType',
  'firstName',
  'lastName',
  'mobileNumber',
  'email',
  'preferredDate',
  'preferredTime',
];

export const isDetail = (field: string) => detailFields.includes(field);

/** The hours that can be chosen on a day, `HH:mm`; none where the team agrees the hour. */
export const hoursOn = ({ availability }: Pooja, day: string): readonly string[] =>
  availability.find(({ date }) => date === day)?.hours ?? [];

/** The hour that stays chosen on another day: the same one where it is offered, or the only one. */
export function hourFor(pooja: Pooja, day: string, hour: string): string {
  const hours = hoursOn(pooja, day);
  if (hours.includes(hour)) return hour;
  return hours.length === 1 ? (hours[0] ?? '') : '';
}

/** What the account knows, and what was chosen on the page. */
export function firstDraft(
  pooja: Pooja,
  user: User | null,
  chosen: Pick<BookingDraft, 'preferredDate' | 'code'>,
): BookingDraft {
  return {
    preferredTime: hourFor(pooja, chosen.preferredDate, ''),
    serviceType: preselectedServiceType(pooja.type),
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    mobileNumber: user?.mobile ?? '',
    email: user?.email ?? '',
    gotra: '',
    isGotraUnknown: false,
    sankalp: '',
    address: { address: '', city: '', state: '', pinCode: '' },
    ...chosen,
  };
}

interface Asked {
  poojaId: number;
  tier: PackageTier;
  draft: BookingDraft;
  /** How an unknown gotra is said to the pandit. */
  unknownGotra: string;
}

/** What is sent: an address only where some of it was given. */
export function inputOf({ poojaId, tier, draft, unknownGotra }: Asked): BookInput {
  const { isGotraUnknown, gotra, address, preferredTime, ...rest } = draft;
  const isAddressGiven = Object.values(address).some((line) => line.trim() !== '');
  return {
    ...rest,
    poojaId,
    package: tier,
    preferredTime: preferredTime || null,
    gotra: isGotraUnknown ? unknownGotra : gotra,
    deliveryAddress: isAddressGiven ? address : null,
  };
}

/** What names a booking over all tries of it: 32 hexadecimal signs. A page without TLS has no `randomUUID`. */
export function newBookingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A booking that a login interrupted. */
interface KeptBooking {
  userId: string;
  poojaId: number;
  tier: PackageTier;
  draft: BookingDraft;
  /** Goes along: an answer may have been lost before. */
  key: string;
}

/** Memory only. */
let kept: KeptBooking | null = null;

forgottenWithVisitor(() => {
  kept = null;
});

/** Keeps a booking over a login in between. */
export function keepBooking(booking: KeptBooking): void {
  kept = booking;
}

/** The booking of this ceremony that the same user was at when their session ended. */
export function keptBooking(userId: string, poojaId: number): KeptBooking | null {
  return kept?.userId === userId && kept.poojaId === poojaId ? kept : null;
}

/** It is taken up again, or given up. */
export function dropKeptBooking(): void {
  kept = null;
}
