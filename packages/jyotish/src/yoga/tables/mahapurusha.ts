import type { PlanetId } from '../../chart/index.ts';
import { all } from '../condition.ts';
import { inGroup } from '../entry.ts';
import { dignified, inHouse, KENDRA, withOne } from '../predicates.ts';

const yoga = inGroup('mahapurusha');
const great = (graha: PlanetId) => all(dignified(graha), inHouse(graha, KENDRA));
const unless = (graha: PlanetId) => ({ joined_by_luminary: withOne(graha, ['sun', 'moon']) });

/** The five great persons: a graha in its own sign or exaltation, in a kendra. */
export const MAHAPURUSHA = [
  yoga('ruchaka', 'Ruchaka', 'good', 'B75.1-2 P6.1 R22', great('mars'), unless('mars')),
  yoga('bhadra', 'Bhadra', 'good', 'B75.1-2 P6.1 R23', great('mercury'), unless('mercury')),
  yoga('hamsa', 'Hamsa', 'good', 'B75.1-2 P6.1 R19', great('jupiter'), unless('jupiter')),
  yoga('malavya', 'Malavya', 'good', 'B75.1-2 P6.1 R20', great('venus'), unless('venus')),
  yoga('shasha', 'Shasha', 'good', 'B75.1-2 P6.1 R21', great('saturn'), unless('saturn')),
];
