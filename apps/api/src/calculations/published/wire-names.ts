import type {
  Avakahada,
  BaladiAvastha,
  FunctionalNature,
  GhatkaChakra,
  GrahaId,
  SignNumber,
  Weekday,
} from '@jyoti/jyotish';
import { BODY_NAMES, SIGNS } from '@jyoti/jyotish';
import { zodiacSigns, type Graha, type SignName } from '@jyoti/contract';

/** English and Sanskrit names of the engine's values that clients of this field use. Not for display. */

export function grahaName(graha: GrahaId): Graha {
  return BODY_NAMES[graha].english as Graha;
}

export function grahaIdOf(graha: Graha): GrahaId {
  return graha.toLowerCase() as GrahaId;
}

export function signName(sign: SignNumber): SignName {
  return zodiacSigns[sign - 1] ?? (SIGNS[sign].name as SignName);
}

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
};

export const natureNames: Readonly<Record<FunctionalNature, string>> = {
  benefic: 'Benefic',
  malefic: 'Malefic',
  neutral: 'Neutral',
  highly_benefic: 'Highly Benefic',
  highly_malefic: 'Highly Malefic',
  yogakaraka: 'Yogakaraka',
  maraka: 'Maraka',
};

export const avasthaNames: Readonly<Record<BaladiAvastha, string>> = {
  bala: 'Bala',
  kumara: 'Kumara',
  yuva: 'Yuva',
  vriddha: 'Vriddha',
  mrita: 'Mrita',
};

export const elementNames: Readonly<Record<Avakahada['tatva'] | GhatkaChakra['tatva'], string>> = {
  fire: 'Agni (Fire)',
  earth: 'Prithvi (Earth)',
  air: 'Vayu (Air)',
  water: 'Jala (Water)',
  ether: 'Akasha (Ether)',
};

/** `yellow_sapphire` to `Yellow Sapphire`, for simple vocabularies. */
export function titleCase(identifier: string): string {
  return identifier
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace('Cats Eye', "Cat's Eye")
    .replace('Tigers Eye', "Tiger's Eye");
}
