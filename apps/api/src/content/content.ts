import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import {
  headerSchema,
  homeSchema,
  languages,
  validate,
  type Header,
  type Home,
  type Language,
} from '@jyoti/contract';

/** A content file is missing or wrong; its message is the one sentence to print. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** What an editor may change without touching a program: one folder a language. */
export interface Content {
  header(language: Language): Header;
  home(language: Language): Home;
}

const ownFolder = resolve(import.meta.dirname, '../../content');

async function readChecked<Schema extends GenericSchema>(
  path: string,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new ContentError(`${path} cannot be read as JSON: ${(error as Error).message}.`);
  }
  const checked = validate(schema, json);
  if (checked.ok) return checked.value;
  const [field, problem] = Object.entries(checked.fields)[0] ?? ['', ''];
  throw new ContentError(`${path} is not valid content: ${field}: ${problem}.`);
}

/**
 * Reads and checks all content, in every language.
 * @throws ContentError that names the file and the field
 */
export async function readContent(folder: string = ownFolder): Promise<Content> {
  const headers = new Map<Language, Header>();
  const homes = new Map<Language, Home>();
  for (const language of languages) {
    headers.set(language, await readChecked(join(folder, language, 'header.json'), headerSchema));
    homes.set(language, await readChecked(join(folder, language, 'home.json'), homeSchema));
  }
  const of = <Kind>(map: Map<Language, Kind>, language: Language): Kind => {
    const found = map.get(language);
    if (found === undefined) throw new ContentError(`There is no content in ${language}.`);
    return found;
  };
  return {
    header: (language) => of(headers, language),
    home: (language) => of(homes, language),
  };
}
