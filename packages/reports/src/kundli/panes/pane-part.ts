import { bhavaSystems } from '@jyoti/contract';
import type { ReportBlock } from '@jyoti/ui/report-view';
import { planetTable } from '../../format/planet-table.ts';
import type { AstrologerWords } from '../astrologer/astrologer-words.en.ts';
import { drishtiTable, friendshipTable } from '../astrologer/aspects.ts';
import { bhavaTable, movedGrahas } from '../astrologer/houses.ts';
import { arudhaTable, karakaTable } from '../astrologer/jaimini.ts';
import {
  kpCusps,
  kpHouseSignificators,
  kpPlanets,
  kpPlanetSignifications,
  kpRulingPlanets,
} from '../astrologer/kp.ts';
import { bhavaBalaTable, shadbalaTable } from '../astrologer/strengths.ts';
import { ashtakvarga } from '../ashtakavarga.ts';
import { panchangOfBirth } from '../basic-details.ts';
import type { BasicWords } from '../basic-words.en.ts';
import { dashasPart } from '../dashas-part.ts';
import type { KundliWords } from '../kundli-words.en.ts';
import type { ReportSource } from '../source.ts';
import type { DashaSetting } from '../vimshottari-parts.ts';
import { inPane } from './in-pane.ts';
import type { PartKind } from './pane-kinds.ts';

/** The catalogues of the report that panes are written with. */
export interface PaneWords {
  basic: BasicWords;
  kundli: KundliWords;
  astrologer: AstrologerWords;
}

/** The cusps and grahas of Sripati's division, and which grahas it moves. */
function houses(
  { kundli: { houses: divided } }: ReportSource,
  words: AstrologerWords,
): ReportBlock[] {
  const chart = divided?.[bhavaSystems[0]];
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
  { basic, kundli: kundliWords, astrologer: words }: PaneWords,
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
          kundliWords.planets,
          kundliWords.names,
        ),
      ]);
    case 'houses':
      return inPane(houses(source, words));
    case 'aspects':
      return of(aspects, (found) => drishtiTable(found, words));
    case 'friendships':
      return of(aspects, (found) => friendshipTable(found, words));
    case 'ashtakvarga':
      return [...(ashtakvarga(source, kundliWords)?.blocks ?? [])];
    case 'shadbala':
      return of(strengths, (found) => shadbalaTable(found, words));
    case 'bhava-bala':
      return of(strengths, (found) => bhavaBalaTable(found, words));
    case 'karakas':
      return of(jaimini, (found) => karakaTable(found, 'seven', words));
    case 'arudhas':
      return of(jaimini, (found) => arudhaTable(found, words));
    case 'kp-cusps':
      return of(kp, (found) => kpCusps(found, words.kp));
    case 'kp-planets':
      return of(kp, (found) => kpPlanets(found, words.kp));
    case 'kp-significators':
      return of(kp, (found) => kpHouseSignificators(found, words.kp));
    case 'kp-houses':
      return of(kp, (found) => kpPlanetSignifications(found, words.kp));
    case 'kp-ruling':
      return of(kp, (found) => kpRulingPlanets(found, words.kp));
    case 'char':
      return inPane(dashasPart('char-dasha-main', source, setting)?.blocks ?? []);
    case 'yogini':
      return inPane(dashasPart('yogini-dasha-main', source, setting)?.blocks ?? []);
    case 'panchang':
      return inPane([panchangOfBirth(source, basic)]);
  }
}
