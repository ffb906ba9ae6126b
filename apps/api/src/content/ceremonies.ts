import { ceremonyFormat, type PackageTier, type Pooja } from '@jyoti/contract';
import type { Piece } from './collection.ts';
import type { StoredPackages, StoredPooja } from './stored.ts';

/** A ceremony without its days. */
export interface Ceremony extends Omit<Pooja, 'availability' | 'availabilityDates'> {
  /** Maximum bookings for one day. */
  capacity: number;
}

/** The id in a file name; `null` if the name is not an id. */
export function ceremonyId(key: string): number | null {
  return /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null;
}

/** Builds a ceremony from its file and the packages; the text about the recording depends on the format. */
export function ceremonyOf({ key, entry }: Piece<StoredPooja>, packages: StoredPackages): Ceremony {
  const recording = packages.recording[ceremonyFormat(entry.type)];
  const tier = (name: PackageTier) => {
    const { delivers, features } = packages[name];
    return {
      ...entry.pricing[name],
      delivers,
      features: name === 'standard' ? [recording, ...features] : features,
    };
  };
  return {
    ...entry,
    id: Number(key),
    pricing: { standard: tier('standard'), premium: tier('premium'), elite: tier('elite') },
  };
}
