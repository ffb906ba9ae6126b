import type { Response } from 'supertest';
import type * as v from 'valibot';
import { expectBody } from './app.ts';

/** A cell with its ids. */
interface Value {
  text: string;
  graha?: string;
  sign?: number;
}
type Cell = string | number | null | Value;

interface Block {
  type: string;
  caption?: string;
  rows?: Cell[][];
  blocks?: Block[];
  items?: { title: string; aside?: string; pieces: { text: string }[] }[];
}

interface Document {
  parts: readonly { blocks: readonly { type: string }[] }[];
}

/** The data of a response that is valid by its schema, which leaves the contents of blocks to the kit. */
export function expectDocument<Schema extends v.GenericSchema<unknown, { data: unknown }>>(
  response: Response,
  schema: Schema,
): v.InferOutput<Schema>['data'] {
  expectBody(response, 200, schema);
  return (response.body as v.InferOutput<Schema>).data;
}

/** The blocks of a document, with those inside of others. */
export function blocksOf({ parts }: Document): Block[] {
  const flat = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap((block) => [block, ...flat(block.blocks ?? [])]);
  return flat(parts.flatMap(({ blocks }) => blocks as readonly Block[]));
}

/** Rows of the table with a caption; fails without one. */
export function rowsOf(document: Document, caption: string): Cell[][] {
  const table = blocksOf(document).find((block) => block.caption === caption);
  if (!table?.rows) throw new Error(`The document has no table "${caption}".`);
  return table.rows;
}

/** A cell with its ids; a plain one has none. */
export const valueOf = (cell: Cell | undefined): Value =>
  typeof cell === 'object' && cell !== null ? cell : { text: String(cell) };
