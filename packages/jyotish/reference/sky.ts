import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One instant of `sky.json`; the README next to it documents the fields. */
export interface SkyRecord {
  readonly id: string;
  readonly group: 'india' | 'world' | 'historic';
  readonly utc: string;
  readonly lat: number;
  readonly lon: number;
  readonly deltaT: number;
  readonly bodies: Readonly<
    Record<string, { readonly lon: number; readonly lat: number; readonly speed: number }>
  >;
  readonly obliquity: number;
  readonly nutationLon: number;
  readonly ayanamsa: Readonly<Record<string, { readonly mean: number; readonly true: number }>>;
  readonly asc: number;
  readonly mc: number;
  readonly armc: number;
  readonly localDayStart: string;
  readonly rise: Readonly<Record<string, string | null>>;
}

/** All 300 records. */
export function skyRecords(): readonly SkyRecord[] {
  const text = readFileSync(join(import.meta.dirname, 'sky.json'), 'utf8');
  return (JSON.parse(text) as { records: readonly SkyRecord[] }).records;
}
