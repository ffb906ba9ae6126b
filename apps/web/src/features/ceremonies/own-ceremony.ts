import type { Booking, BookInput } from '@jyoti/contract';

/** Address fields, named as in the API. */
export const addressFields = ['address', 'city', 'state', 'pinCode'] as const;
export type AddressField = (typeof addressFields)[number];

/** What personalises a ceremony, as form values. */
export interface OwnCeremony {
  gotra: string;
  isGotraUnknown: boolean;
  sankalp: string;
  address: Record<AddressField, string>;
}

const noAddress = { address: '', city: '', state: '', pinCode: '' };

/** Nothing filled in. */
export const emptyOwnCeremony: OwnCeremony = {
  gotra: '',
  isGotraUnknown: false,
  sankalp: '',
  address: noAddress,
};

/** The values of a booking. @param unknownGotra stored if the gotra is unknown */
export function ownCeremonyOf(
  { gotra, sankalp, deliveryAddress }: Pick<Booking, 'gotra' | 'sankalp' | 'deliveryAddress'>,
  unknownGotra: string,
): OwnCeremony {
  const isGotraUnknown = gotra === unknownGotra;
  return {
    gotra: isGotraUnknown ? '' : (gotra ?? ''),
    isGotraUnknown,
    sankalp: sankalp ?? '',
    address: deliveryAddress ?? noAddress,
  };
}

/** The request data: an address only if part of it was filled in. */
export function ownCeremonyInput(
  { gotra, isGotraUnknown, sankalp, address }: OwnCeremony,
  unknownGotra: string,
) {
  const isAddressGiven = Object.values(address).some((line) => line.trim() !== '');
  return {
    gotra: isGotraUnknown ? unknownGotra : gotra,
    sankalp,
    deliveryAddress: isAddressGiven ? address : null,
  } satisfies Partial<BookInput>;
}
