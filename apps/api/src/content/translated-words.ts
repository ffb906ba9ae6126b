import * as v from 'valibot';
import { infoPageSchemas, type InfoPage } from '@jyoti/contract';
import { storedPoojaSchema, type StoredPooja } from './stored.ts';

/** A translation that holds words alone: prices, days and addresses are those of the English file. */
export interface TranslatedWords {
  /** What the file of another language holds. */
  schema: v.GenericSchema;
  /** The English entry with these words in place of its own. */
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

/** Each entry with the words of the same id. */
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

/** By the path below the folder of a language: `poojas/1`. `null` where a translation is a whole entry. */
export function translatedWords(path: string): TranslatedWords | null {
  if (path === 'pages/pricing-policy') return pricingWords;
  return path.startsWith('poojas/') ? poojaWords : null;
}

/** What a translation of an English entry holds: the whole entry, or its words alone. */
export function wordsOf(path: string, english: unknown): unknown {
  const words = translatedWords(path);
  return words ? v.parse(words.schema, english) : english;
}
