import type { Booking, BookInput } from '@jyoti/contract';

/** Fields of the address as the API names them. */
export const addressFields = ['address', 'city', 'state', 'pinCode'] as const;
export type AddressField = (typeof addressFields)[number];

/** What makes a ceremony one's own, as it is in a form. */
export interface OwnCeremony {
  gotra: string;
  isGotraUnknown: boolean;
  sankalp: string;
  address: Record<AddressField, string>;
}

const noAddress = { address: '', city: '', state: '', pinCode: '' };

/** With nothing said. */
export const emptyOwnCeremony: OwnCeremony = {
  gotra: '',
  isGotraUnknown: false,
  sankalp: '',
  address: noAddress,
};

/** What a booking says. @param unknownGotra what is stored for a gotra that is not known */
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

/** What is sent: an address only where some of it was given. */
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
