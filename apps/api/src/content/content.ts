import { join, resolve } from 'node:path';
import type { GenericSchema } from 'valibot';
import {
  awardSchema,
  faqSchema,
  headerSchema,
  infoPageIds,
  languages,
  promotionSchema,
  testimonialSchema,
  videoSchema,
  zodiacReadingSchema,
  type Language,
} from '@jyoti/contract';
import { articlePage } from './articles.ts';
import { astrologerPage } from './astrologers.ts';
import { ceremonyId } from './ceremonies.ts';
import { Collection } from './collection.ts';
import { contentOf, signOf } from './content-of.ts';
import { infoPageSchema } from './info-pages.ts';
import { readChecked, readEntries, readPiece, type ContentNote } from './piece-files.ts';
import {
  storedArticleSchema,
  storedAstrologerSchema,
  storedFooterSchema,
  storedHomeSchema,
  storedPackagesSchema,
  storedPoojaSchema,
} from './stored.ts';

import type { Content } from './content.types.ts';

export type { Content } from './content.types.ts';
export { ContentError, type ContentNote } from './piece-files.ts';

const ownFolder = resolve(import.meta.dirname, '../../content');

/** The same in every language, read one language after another. */
async function inLanguages<Value>(
  read: (language: Language) => Promise<Value>,
): Promise<Map<Language, Value>> {
  const values = new Map<Language, Value>();
  for (const language of languages) values.set(language, await read(language));
  return values;
}

/** A piece of its own file, in the languages that have one. */
async function pieceInLanguages<Value>(
  folder: string,
  name: string,
  schema: GenericSchema<unknown, Value>,
  note: (note: ContentNote) => void,
): Promise<Map<Language, Value>> {
  const found = new Map<Language, Value>();
  for (const language of languages) {
    const piece = await readPiece(join(folder, language, name), schema, note);
    if (piece) found.set(language, piece);
  }
  if (!found.has('en')) {
    note({ level: 'warn', message: 'content missing', facts: { content: name } });
  }
  return found;
}

/**
 * Reads and checks all content, in every language. Without a header or a home page there is no
 * site; any other piece that is missing or wrong is left out, and noted. So is what a language
 * lacks and English stands in for.
 * @throws ContentError that names the file and the field of a header or home page
 */
export async function readContent(
  note: (note: ContentNote) => void,
  folder: string = ownFolder,
): Promise<Content> {
  const required = <Value>(name: string, schema: GenericSchema<unknown, Value>) =>
    inLanguages((language) => readChecked(join(folder, language, name), schema));

  const collection = async <Entry>(
    name: string,
    schemaOf: (key: string) => GenericSchema<unknown, Entry> | null,
    expected: readonly string[] = [],
  ): Promise<Collection<Entry>> => {
    const entries = new Collection(
      await inLanguages((language) => readEntries(join(folder, language, name), schemaOf, note)),
    );
    const missing = expected.filter((key) => !entries.one(key, 'en'));
    if (missing.length > 0 || entries.all('en').length === 0) {
      note({ level: 'warn', message: 'content missing', facts: { content: name, missing } });
    }
    for (const language of languages) {
      const count = entries.untranslated(language);
      if (count === 0) continue;
      const facts = { content: name, language, count };
      note({ level: 'info', message: 'content in English', facts });
    }
    return entries;
  };

  const homes = await required('home.json', storedHomeSchema);
  const signs = homes.get('en')?.zodiac.map(signOf);
  const articles = await collection('articles', () => storedArticleSchema);
  const astrologers = await collection('astrologers.json', () => storedAstrologerSchema);
  return contentOf({
    headers: await required('header.json', headerSchema),
    homes,
    footers: await pieceInLanguages(folder, 'footer.json', storedFooterSchema, note),
    testimonials: await collection('testimonials.json', () => testimonialSchema),
    awards: await collection('awards.json', () => awardSchema),
    videos: await collection('videos.json', () => videoSchema),
    promotions: await collection('promotions.json', () => promotionSchema),
    faqs: await collection('faqs.json', () => faqSchema),
    articles: articles.map(articlePage),
    astrologers: astrologers.map(astrologerPage),
    zodiac: await collection('zodiac', () => zodiacReadingSchema, signs),
    pages: await collection('pages', infoPageSchema, infoPageIds),
    poojas: await collection('poojas', (key) =>
      ceremonyId(key) === null ? null : storedPoojaSchema,
    ),
    poojaPackages: await pieceInLanguages(
      folder,
      'pooja-packages.json',
      storedPackagesSchema,
      note,
    ),
  });
}
