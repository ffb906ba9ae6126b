import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

import { infoPageIds, languages, type Language } from '@jyoti/contract';
import { articlePage } from './articles.ts';
import { astrologerPage } from './astrologers.ts';
import { Collection } from './collection.ts';
import { contentOf, signOf } from './content-of.ts';
import { readChecked, readEntries, readPiece, type ContentNote } from './piece-files.ts';
import { folderPieces, listPieces, wholePieces } from './piece-kinds.ts';
import { translatedWords } from './translated-words.ts';
import type { Content } from './content.types.ts';

export type { Content } from './content.types.ts';
export type { ContentNote } from './piece-files.ts';

/** The content shipped with the product. */
export const ownFolder = resolve(import.meta.dirname, '../../content');

/** Content changed at run time: a file there overrides the shipped one at the same path. */
export function editedFolder(dataDir: string): string {
  return join(dataDir, 'content');
}

/** Reads the same piece in each language, one after another. */
async function inLanguages<Value>(
  read: (language: Language) => Promise<Value>,
): Promise<Map<Language, Value>> {
  const values = new Map<Language, Value>();
  for (const language of languages) values.set(language, await read(language));
  return values;
}

/**
 * Reads and validates all content, in every language. A header and a home page are required; any other piece
 * that is missing or invalid is left out and noted. A missing translation is noted too and falls back to
 * English.
 * @throws ContentError that names the file and the field of a header or home page
 */
export async function readContent(
  note: (note: ContentNote) => void,
  folder: string = ownFolder,
  edited: string | null = null,
): Promise<Content> {
  const pathOf = (language: Language, name: string): string => {
    const changed = edited === null ? null : join(edited, language, name);
    return changed !== null && existsSync(changed) ? changed : join(folder, language, name);
  };

  const required = <Value>(name: string, schema: v.GenericSchema<unknown, Value>) =>
    inLanguages((language) => readChecked(pathOf(language, `${name}.json`), schema));

  /** Reads a piece that has its own file, in the languages that have one. */
  const whole = async <Value>(
    name: string,
    schema: v.GenericSchema<unknown, Value>,
  ): Promise<Map<Language, Value>> => {
    const found = new Map<Language, Value>();
    for (const language of languages) {
      const piece = await readPiece(pathOf(language, `${name}.json`), schema, note);
      if (piece) found.set(language, piece);
    }
    if (!found.has('en')) {
      note({ level: 'warn', message: 'content missing', facts: { content: `${name}.json` } });
    }
    return found;
  };

  const withCount = <Entry>(
    name: string,
    entries: Collection<Entry>,
    expected: readonly string[] = [],
  ): Collection<Entry> => {
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

  const list = async <Entry>(name: string, schema: v.GenericSchema<unknown, Entry>) =>
    withCount(
      `${name}.json`,
      new Collection(
        await inLanguages((language) =>
          readEntries(pathOf(language, `${name}.json`), () => schema, note),
        ),
      ),
    );

  const entries = async <Entry>(
    name: string,
    schemaOf: (key: string) => v.GenericSchema<unknown, Entry> | null,
    expected: readonly string[] = [],
  ) => {
    let english: ReadonlyMap<string, Entry> | null = null;
    /**
     * The schema of a translation that has only words: the English entry completes it, and without one it is
     * invalid.
     */
    const schemaIn = (key: string) => {
      const words = english && translatedWords(`${name}/${key}`);
      if (!words) return schemaOf(key);
      const original = english?.get(key);
      if (original === undefined) return null;
      const over = words.over as (original: Entry, translated: unknown) => Entry;
      return v.pipe(
        words.schema,
        v.transform((translated) => over(original, translated)),
      );
    };
    const found = await inLanguages(async (language) => {
      const own = await readEntries(join(folder, language, name), schemaIn, note);
      const changed =
        edited === null ? [] : await readEntries(join(edited, language, name), schemaIn, note);
      const together = new Map([...own, ...changed]);
      english ??= together;
      return together;
    });
    return withCount(name, new Collection(found), expected);
  };

  const homes = await required('home', wholePieces.home);
  const signs = homes.get('en')?.zodiac.map(signOf);
  const articles = await entries('articles', folderPieces.articles);
  const astrologers = await list('astrologers', listPieces.astrologers);
  return contentOf({
    headers: await required('header', wholePieces.header),
    homes,
    footers: await whole('footer', wholePieces.footer),
    testimonials: await list('testimonials', listPieces.testimonials),
    awards: await list('awards', listPieces.awards),
    videos: await list('videos', listPieces.videos),
    promotions: await list('promotions', listPieces.promotions),
    faqs: await list('faqs', listPieces.faqs),
    articles: articles.map(articlePage),
    astrologers: astrologers.map(astrologerPage),
    zodiac: await entries('zodiac', folderPieces.zodiac, signs),
    pages: await entries('pages', folderPieces.pages, infoPageIds),
    poojas: await entries('poojas', folderPieces.poojas),
    poojaPackages: await whole('pooja-packages', wholePieces['pooja-packages']),
  });
}
