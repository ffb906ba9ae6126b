import { elements, grahas, nakshatras, signs } from '@jyoti/language/terms/en/sky';
import type { KitStrings } from '../i18n/index.ts';
import {
  elementIds,
  grahaIds,
  rashiNumbers,
  type ElementId,
  type GrahaId,
  type RashiNumber,
} from './ids.ts';

type Forms<Id extends string | number, Form extends string> = Readonly<
  Record<Id, Readonly<Record<Form, string>>>
>;

/** One form of the names in a dictionary. */
const formOf = <Id extends string | number, Form extends string>(
  ids: readonly Id[],
  names: Forms<Id, Form>,
  form: Form,
) => Object.fromEntries(ids.map((id) => [id, names[id][form]])) as Readonly<Record<Id, string>>;

/** The lists of names that components share, in the language of a dictionary. */
export const namesOf = (
  of: { nakshatras: Readonly<Record<number, string>> } & {
    elements: Forms<ElementId, 'name'>;
    grahas: Forms<GrahaId, 'name' | 'short'>;
    signs: Forms<RashiNumber, 'name' | 'sanskrit'>;
  },
) => ({
  elementNames: formOf(elementIds, of.elements, 'name'),
  grahaAbbreviations: formOf(grahaIds, of.grahas, 'short'),
  grahaNames: formOf(grahaIds, of.grahas, 'name'),
  nakshatraNames: of.nakshatras,
  rashiNames: formOf(rashiNumbers, of.signs, 'name'),
  sanskritSignNames: formOf(rashiNumbers, of.signs, 'sanskrit'),
});

// Calls are marked as pure, so that a page has only the lists that its components show.

/** Names of the nine grahas. */
export const grahaNames: KitStrings<Readonly<Record<GrahaId, string>>> = {
  component: 'grahaNames',
  en: /* @__PURE__ */ formOf(grahaIds, grahas, 'name'),
};

/** Two-letter abbreviation of a graha where there is no space for its name. */
export const grahaAbbreviations: KitStrings<Readonly<Record<GrahaId, string>>> = {
  component: 'grahaAbbreviations',
  en: /* @__PURE__ */ formOf(grahaIds, grahas, 'short'),
};

/** The common names of the rashis by number: Aries or मेष is 1. */
export const rashiNames: KitStrings<Readonly<Record<RashiNumber, string>>> = {
  component: 'rashiNames',
  en: /* @__PURE__ */ formOf(rashiNumbers, signs, 'name'),
};

/** The Sanskrit names shown with them in English: Mesha is 1. In Hindi both are the same. */
export const sanskritSignNames: KitStrings<Readonly<Record<RashiNumber, string>>> = {
  component: 'sanskritSignNames',
  en: /* @__PURE__ */ formOf(rashiNumbers, signs, 'sanskrit'),
};

export const elementNames: KitStrings<Readonly<Record<ElementId, string>>> = {
  component: 'elementNames',
  en: /* @__PURE__ */ formOf(elementIds, elements, 'name'),
};

/** The twenty-seven nakshatras by number: Ashwini is 1. */
export const nakshatraNames: KitStrings<Readonly<Record<number, string>>> = {
  component: 'nakshatraNames',
  en: nakshatras,
};
