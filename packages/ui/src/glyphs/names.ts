import {
  elementsName,
  grahasName,
  grahasShort,
  nakshatras,
  signsName,
  signsSanskrit,
} from '@jyoti/language/terms/en/sky';
import type { KitStrings } from '../i18n/index.ts';
import type { ElementId, GrahaId, RashiNumber } from './ids.ts';

/** Names of the nine grahas. */
export const grahaNames: KitStrings<Readonly<Record<GrahaId, string>>> = {
  component: 'grahaNames',
  words: grahasName,
};

/** Two-letter abbreviation of a graha where there is no space for its name. */
export const grahaAbbreviations: KitStrings<Readonly<Record<GrahaId, string>>> = {
  component: 'grahaAbbreviations',
  words: grahasShort,
};

/** The common names of the rashis by number: Aries or मेष is 1. */
export const rashiNames: KitStrings<Readonly<Record<RashiNumber, string>>> = {
  component: 'rashiNames',
  words: signsName,
};

/** The Sanskrit names shown with them in English: Mesha is 1. In Hindi both are the same. */
export const sanskritSignNames: KitStrings<Readonly<Record<RashiNumber, string>>> = {
  component: 'sanskritSignNames',
  words: signsSanskrit,
};

export const elementNames: KitStrings<Readonly<Record<ElementId, string>>> = {
  component: 'elementNames',
  words: elementsName,
};

/** The twenty-seven nakshatras by number: Ashwini is 1. */
export const nakshatraNames: KitStrings<Readonly<Record<number, string>>> = {
  component: 'nakshatraNames',
  words: nakshatras,
};
