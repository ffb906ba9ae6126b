import type { BhavaSystem } from '@jyoti/contract';
import type { ReportBlock } from '@jyoti/ui/data';
import { planetTable } from '../../format/planet-table.ts';
import { degreeTable, drishtiTable, friendshipTable, rashiTable } from '../astrologer/aspects.ts';
import { bhavaTable, movedGrahas } from '../astrologer/houses.ts';
import { arudhaTable, avasthaTable, karakaTable } from '../astrologer/jaimini.ts';
import {
  kpCusps,
  kpHouseSignificators,
  kpPlanets,
  kpPlanetSignifications,
  kpRulingPlanets,
} from '../astrologer/kp.ts';
import {
  bhavaBalaTable,
  partsTable,
  pindaTable,
  shadbalaTable,
  shodhanaTables,
  vimsopakaTable,
} from '../astrologer/strengths.ts';
import { ashtakvarga, binnashtakvarga } from '../published/ashtakavarga.ts';
import { panchangOfBirth } from '../published/panchang-of-birth.ts';
import { dashasPart } from '../published/dashas-part.ts';
import type { AstrologerWords, BasicWords, KpWords, KundliWords } from '../../report-words.ts';
import type { ReportSource } from '../source.ts';
import type { DashaSetting } from '../published/vimshottari-parts.ts';
import { inPane } from './in-pane.ts';
import { bhinnaKinds, houseSystems, type PartKind } from './pane-kinds.ts';

/** The catalogues of the report that panes are written with. */
export interface PaneWords {
  basic: BasicWords;
  kundli: KundliWords;
  astrologer: AstrologerWords;
  kp: KpWords;
}

/** The cusps and grahas of a division, and which grahas it moves. */
function houses(
  system: BhavaSystem,
  { kundli: { houses: divided } }: ReportSource,
  words: AstrologerWords,
): ReportBlock[] {
  const chart = divided?.[system];
  if (!chart) return [];
  const moved = chart.moved.length > 0 ? [movedGrahas(chart, words)] : [];
  return [bhavaTable(chart, words), ...moved];
}

/**
 * The blocks of a pane of one birth, which are those of the report; empty if the report lacks their
 * facts.
 */
export function panePart(
  kind: PartKind,
  source: ReportSource,
  { basic, kundli: kundliWords, astrologer: words, kp: kpWords }: PaneWords,
  setting: DashaSetting,
): ReportBlock[] {
  const { aspects, jaimini, kp, strengths } = source.kundli;
  const of = <Facts>(found: Facts | undefined, block: (facts: Facts) => ReportBlock | null) =>
    found === undefined ? [] : inPane([block(found)]);
  switch (kind) {
    case 'planets':
      return inPane([
        planetTable(
          { caption: kundliWords.planets.caption, shortSigns: true },
          source.planets,
          kundliWords,
        ),
      ]);
    case 'houses':
    case 'houses-placidus':
    case 'houses-equal':
      return inPane(houses(houseSystems[kind], source, words));
    case 'avasthas':
      return of(jaimini, (found) => avasthaTable(found, words));
    case 'aspects':
      return of(aspects, (found) => drishtiTable(found, words));
    case 'aspects-by-degree':
      return of(aspects, (found) => degreeTable(found, words));
    case 'rashi-drishti':
      return of(aspects, (found) => rashiTable(found, words));
    case 'friendships':
      return of(aspects, (found) => friendshipTable(found, words));
    case 'ashtakvarga':
      return [...(ashtakvarga(source, kundliWords)?.blocks ?? [])];
    case 'shodhana':
      return strengths ? shodhanaTables({ strengths, planets: source.planets }, words) : [];
    case 'shodhya-pinda':
      return of(strengths, (found) => pindaTable(found, words));
    case 'shadbala-parts':
      return of(strengths, (found) => partsTable(found, words));
    case 'vimsopaka':
      return of(strengths, (found) => vimsopakaTable(found, words));
    case 'shadbala':
      return of(strengths, (found) => shadbalaTable(found, words));
    case 'bhava-bala':
      return of(strengths, (found) => bhavaBalaTable(found, words));
    case 'karakas':
      return of(jaimini, (found) => karakaTable(found, 'seven', words));
    case 'karakas-of-eight':
      return of(jaimini, (found) => karakaTable(found, 'eight', words));
    case 'arudhas':
      return of(jaimini, (found) => arudhaTable(found, words));
    case 'kp-cusps':
      return of(kp, (found) => kpCusps(found, kpWords));
    case 'kp-planets':
      return of(kp, (found) => kpPlanets(found, kpWords));
    case 'kp-significators':
      return of(kp, (found) => kpHouseSignificators(found, kpWords));
    case 'kp-houses':
      return of(kp, (found) => kpPlanetSignifications(found, kpWords));
    case 'kp-ruling':
      return of(kp, (found) => kpRulingPlanets(found, kpWords));
    case 'char':
      return inPane(dashasPart('char-dasha-main', source, setting)?.blocks ?? []);
    case 'yogini':
      return inPane(dashasPart('yogini-dasha-main', source, setting)?.blocks ?? []);
    case 'panchang':
      return inPane([panchangOfBirth(source, basic)]);
    default: {
      // The grids of the report are in the order of the kinds.
      const grid = binnashtakvarga(source, kundliWords)?.blocks[bhinnaKinds.indexOf(kind)];
      return grid ? [grid] : [];
    }
  }
}
