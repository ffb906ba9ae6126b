import { PLANET_IDS } from '../../chart/index.ts';
import type { NeechaBhanga, PlanetId } from '../../chart/index.ts';
import { factsOf } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { inGroup } from '../entry.ts';
import { bitOf } from '../yoga-chart.ts';

const neecha = inGroup('neecha_bhanga');

/** The debilitation of a planet is cancelled, in the navamsa or in the birth chart. */
const cancelled =
  (planet: PlanetId, isWanted: (cancellation: NeechaBhanga) => boolean): Condition =>
  ({ placements: { grahas } }) => {
    const cancellations = grahas[planet].neechaBhanga.filter(isWanted);
    if (cancellations.length === 0) return null;
    return factsOf(
      cancellations.reduce(
        (set, { graha, from }) => set | bitOf(graha) | (from === 'moon' ? bitOf('moon') : 0),
        bitOf(planet),
      ),
    );
  };

/** Debilitation undone; each graha of which it is true counts by itself. */
export const NEECHA_BHANGA = [
  neecha(
    'neecha-bhanga',
    'Neecha Bhanga Raja',
    'good',
    'P7.26-30 JP7.13 R250',
    PLANET_IDS.map((planet) => cancelled(planet, ({ rule }) => rule !== 'exalted_in_navamsa')),
  ),
  neecha(
    'neecha-bhanga-navamsa',
    'Neecha Bhanga',
    'good',
    'R252',
    PLANET_IDS.map((planet) => cancelled(planet, ({ rule }) => rule === 'exalted_in_navamsa')),
  ),
];
