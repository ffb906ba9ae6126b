import * as v from 'valibot';
import { infoPageSchemas, type InfoPage } from '@jyoti/contract';
import { storedPoojaSchema, type StoredPooja } from './stored.ts';

/** A translation with words only: prices, days and addresses come from the English file. */
export interface TranslatedWords {
  /** The schema of the translation file. */
  schema: v.GenericSchema;
  /** Replaces the words of the English entry. */
  over: (english: never, words: never) => unknown;
}

const poojaWordsSchema = v.pick(storedPoojaSchema, [
  'title',
  'description',
  'panditName',
  'panditDescription',
  'aboutPooja',
  'benefits',
  'howItHappens',
  'maximumBenefits',
  'disclaimer',
]);

const poojaWords: TranslatedWords = {
  schema: poojaWordsSchema,
  over: (english: StoredPooja, words: v.InferOutput<typeof poojaWordsSchema>): StoredPooja => ({
    ...english,
    ...words,
  }),
};

const { entries: pricing } = infoPageSchemas['pricing-policy'];
const pricingWordsSchema = v.object({
  ...v.pick(infoPageSchemas['pricing-policy'], [
    'title',
    'description',
    'sections',
    'paymentMethods',
  ]).entries,
  services: v.array(v.pick(pricing.services.item, ['id', 'name', 'note'])),
  packages: v.array(v.pick(pricing.packages.item, ['id', 'name', 'includes', 'note'])),
});
type PricingPage = InfoPage<'pricing-policy'>;

/** Merges each entry with the words of the same id. */
function byId<Entry extends { id: string }>(
  entries: readonly Entry[],
  words: readonly { id: string }[],
): Entry[] {
  return entries.map((entry) => ({ ...entry, ...words.find(({ id }) => id === entry.id) }));
}

const pricingWords: TranslatedWords = {
  schema: pricingWordsSchema,
  over: (english: PricingPage, words: v.InferOutput<typeof pricingWordsSchema>): PricingPage => ({
    ...english,
    ...words,
    services: byId(english.services, words.services),
    packages: byId(english.packages, words.packages),
  }),
};

/** By path relative to the folder of a language: `poojas/1`. `null` if a translation is a complete entry. */
export function translatedWords(path: string): TranslatedWords | null {
  if (path === 'pages/pricing-policy') return pricingWords;
  return path.startsWith('poojas/') ? poojaWords : null;
}

/** The translatable part of an English entry: all of it, or its words only. */
export function wordsOf(path: string, english: unknown): unknown {
  const words = translatedWords(path);
  return words ? v.parse(words.schema, english) : english;
}
