import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tropical positions of one instant and place; the README next to it names their source. */
export interface ReferenceWestern {
  readonly utc: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly deltaT: number;
  /** longitude and its rate, degrees and degrees a day */
  readonly bodies: Readonly<Record<string, readonly [longitude: number, speed: number]>>;
  readonly sirius: number;
  readonly ascendant: number;
  readonly midheaven: number;
  /** Placidus; null beyond the polar circles */
  readonly cusps: readonly number[] | null;
}

/** The reference instants of western charts. */
export const WESTERN_CHARTS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'western.json'), 'utf8'),
) as readonly ReferenceWestern[];
