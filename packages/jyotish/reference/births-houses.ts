import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A chara karaka as the reference names it. */
export type ReferenceKaraka =
  | 'Atma'
  | 'Amatya'
  | 'Bhratri'
  | 'Matri'
  | 'Pitri'
  | 'Putra'
  | 'Gnati'
  | 'Dara';

/** Grahas by karaka under both schemes. */
export interface ReferenceKarakas {
  readonly seven: Readonly<Partial<Record<ReferenceKaraka, string>>>;
  readonly eight: Readonly<Partial<Record<ReferenceKaraka, string>>>;
}

/** Midheaven, Placidus cusps (sidereal, degrees) and chara karakas of one birth. */
export interface ReferenceHouses {
  readonly mc_lon: number;
  readonly placidus_cusps_sidereal: readonly number[];
  readonly chara_karakas: Readonly<Record<'mean_node' | 'true_node', ReferenceKarakas>>;
}

/** Houses and karakas of the reference births by their id. */
export const HOUSES_OF_BIRTHS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'births-houses.json'), 'utf8'),
) as Readonly<Record<string, ReferenceHouses>>;
