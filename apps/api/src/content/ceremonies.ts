import { ceremonyFormat, type PackageTier, type Pooja } from '@jyoti/contract';
import type { Piece } from './collection.ts';
import type { StoredPackages, StoredPooja } from './stored.ts';

/** A ceremony as it is offered, without the days on which it is. */
export interface Ceremony extends Omit<Pooja, 'availability' | 'availabilityDates'> {
  /** Most bookings for one day. */
  capacity: number;
}

/** The id that a file's name represents; `null` where it represents none. */
export function ceremonyId(key: string): number | null {
  return /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null;
}

/** Puts a ceremony together; what is recorded is worded for its format. */
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
