import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { validate } from '@jyoti/contract';
import { ContentError } from './content-error.ts';

/** A notice about content for the operator, logged as one line. */
export interface ContentNote {
  level: 'info' | 'warn';
  message: string;
  facts: Record<string, unknown>;
}

/** @throws ContentError that names the file and the field */
export async function readChecked<Value>(
  path: string,
  schema: GenericSchema<unknown, Value>,
): Promise<Value> {
  return checked(path, schema, await readJson(path));
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new ContentError(`${path} cannot be read as JSON: ${(error as Error).message}.`);
  }
}

function checked<Value>(path: string, schema: GenericSchema<unknown, Value>, json: unknown): Value {
  const result = validate(schema, json, 'en');
  if (result.ok) return result.value;
  const [field, problem] = Object.entries(result.fields)[0] ?? ['', ''];
  throw new ContentError(`${path} is not valid content: ${field}: ${problem}.`);
}

/** An entry of a collection: its location, and a function that reads it. */
interface Found {
  key: string;
  path: string;
  read: () => Promise<unknown>;
}

async function inFolder(folder: string): Promise<Found[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return names.map((name) => {
    const path = join(folder, name);
    return { key: basename(name, '.json'), path, read: () => readJson(path) };
  });
}

async function inList(path: string): Promise<Found[]> {
  const list = await readJson(path);
  if (!Array.isArray(list)) throw new ContentError(`${path} is not a list.`);
  return list.map((entry: unknown, index) => {
    const id = (entry as { id?: unknown } | null)?.id;
    const key = typeof id === 'string' ? id : String(index);
    return { key, path: `${path} (${key})`, read: async () => entry };
  });
}

/**
 * Reads an optional file; an invalid one is left out and noted.
 * @returns `null` if the file is missing or invalid
 */
export async function readPiece<Value>(
  path: string,
  schema: GenericSchema<unknown, Value>,
  note: (note: ContentNote) => void,
): Promise<Value | null> {
  if (!existsSync(path)) return null;
  return orLeftOut(() => readChecked(path, schema), note);
}

async function orLeftOut<Value>(
  read: () => Promise<Value>,
  note: (note: ContentNote) => void,
): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    const facts = { problem: (error as Error).message };
    note({ level: 'warn', message: 'content left out', facts });
    return null;
  }
}

/**
 * Reads the entries of a collection by key: a folder with a file for each, or (`….json`) a list with ids.
 * Invalid entries are left out and noted, so that the rest of the site is still served. A source that does
 * not exist has no entries.
 */
export async function readEntries<Entry>(
  source: string,
  schemaOf: (key: string) => GenericSchema<unknown, Entry> | null,
  note: (note: ContentNote) => void,
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (!existsSync(source)) return entries;
  const find = source.endsWith('.json') ? inList : inFolder;
  for (const { key, path, read } of (await orLeftOut(() => find(source), note)) ?? []) {
    await orLeftOut(async () => {
      const schema = schemaOf(key);
      if (!schema) throw new ContentError(`${path} is the name of no page.`);
      if (entries.has(key)) throw new ContentError(`${path} stands there twice.`);
      entries.set(key, checked(path, schema, await read()));
    }, note);
  }
  return entries;
}
