import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Birth } from '../src/chart/cast-chart.ts';
import type { GrahaId } from '../src/chart/bodies.ts';

/** Bodies as the reference names them. */
export type ReferenceBody =
  | 'Sun'
  | 'Moon'
  | 'Mars'
  | 'Mercury'
  | 'Jupiter'
  | 'Venus'
  | 'Saturn'
  | 'Rahu_mean'
  | 'Ketu_mean'
  | 'Rahu_true'
  | 'Ketu_true'
  | 'Lagna';

/** One birth of `births.json`; the README next to it documents the fields. */
export interface ReferenceBirth {
  readonly id: string;
  readonly tags: readonly string[];
  readonly birth: {
    readonly place: string;
    readonly local_date: string;
    readonly local_time: string;
    readonly fold: 0 | 1;
    readonly tz_offset_hours: number;
    readonly iana_zone: string;
    readonly lat: number;
    readonly lon: number;
    readonly utc: string;
    readonly jd_ut: number;
    readonly delta_t_seconds: number;
  };
  readonly ayanamsa_lahiri: {
    readonly with_nutation_deg: number;
    readonly without_nutation_deg: number;
  };
  readonly positions: Readonly<
    Record<
      ReferenceBody,
      { readonly lon: number; readonly speed_deg_per_day?: number; readonly retrograde?: boolean }
    >
  >;
  readonly nakshatra: Readonly<
    Record<
      ReferenceBody,
      {
        readonly index: number;
        readonly pada: number;
        readonly lord: string;
        readonly fraction_elapsed: number;
      }
    >
  >;
  readonly sign: Readonly<Record<ReferenceBody, string>>;
  readonly retrograde: readonly string[];
  /** keys D1 to D60 */
  readonly vargas: Readonly<Record<string, Readonly<Record<ReferenceBody, number>>>>;
  readonly vargas_near_boundary: readonly { readonly varga: string; readonly body: string }[];
  /** keys 365.25, 365.256363, 365.2425, 360 */
  readonly vimshottari: Readonly<
    Record<
      string,
      {
        readonly year_days: number;
        readonly balance_years_at_birth: number;
        readonly mahadashas: readonly (readonly [lord: string, years: number, startJdUt: number])[];
        readonly antardashas?: readonly (readonly [
          mahadasha: string,
          antardasha: string,
          startJdUt: number,
        ])[];
      }
    >
  >;
  readonly panchang_at_birth: {
    readonly tithi: Limb;
    readonly nakshatra: Limb;
    readonly yoga: Limb;
    readonly karana: Limb;
    readonly vedic_weekday: { readonly hindu: string; readonly almanac: string };
  };
  readonly sunrise: { readonly almanac: number | null; readonly hindu: number | null };
  readonly sunset: { readonly almanac: number | null; readonly hindu: number | null };
}

interface Limb {
  readonly index: number;
  readonly name: string;
  readonly fraction_elapsed: number;
}

/** The reference births. */
export const BIRTHS: readonly ReferenceBirth[] = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'births.json'), 'utf8')) as {
    births: ReferenceBirth[];
  }
).births;

/** The reference's names of the nine grahas, the node as configured. */
export function referenceGrahas(
  node: 'mean' | 'true',
): readonly (readonly [GrahaId, ReferenceBody])[] {
  return [
    ['sun', 'Sun'],
    ['moon', 'Moon'],
    ['mars', 'Mars'],
    ['mercury', 'Mercury'],
    ['jupiter', 'Jupiter'],
    ['venus', 'Venus'],
    ['saturn', 'Saturn'],
    ['rahu', `Rahu_${node}`],
    ['ketu', `Ketu_${node}`],
  ];
}

/** A reference birth as input of the engine. */
export function asBirth({ birth }: ReferenceBirth): Birth {
  return {
    date: birth.local_date,
    time: birth.local_time,
    fold: birth.fold,
    timeZone: birth.iana_zone,
    latitude: birth.lat,
    longitude: birth.lon,
  };
}
