import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bodies as the reference names them. */
export type ReferenceAshtakavargaBody =
  | 'Sun'
  | 'Moon'
  | 'Mars'
  | 'Mercury'
  | 'Jupiter'
  | 'Venus'
  | 'Saturn'
  | 'Lagna';

/** Points of one birth under one school, twelve numbers from Aries each. */
export interface ReferenceAshtakavarga {
  readonly bav: Readonly<Record<ReferenceAshtakavargaBody, readonly number[]>>;
  readonly sav: readonly number[];
  readonly sav_with_lagna: readonly number[];
}

/** Ashtakavarga of the reference births by their id, in both schools. */
export const ASHTAKAVARGA_OF_BIRTHS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'births-ashtakavarga.json'), 'utf8'),
) as Readonly<Record<string, Record<'varahamihira' | 'parashara', ReferenceAshtakavarga>>>;
