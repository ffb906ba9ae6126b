import { shortestArc } from '../../chart/index.ts';
import { inGroup } from '../entry.ts';
import { joined, where } from '../predicates.ts';
import { sides } from './sides.ts';

const solar = inGroup('solar');
const sun = sides('sun');

/** Yogas of the Sun. */
export const SOLAR = [
  solar('vesi', 'Vesi', 'good', 'B38.1-4 P6.8-13 R16', sun.second),
  solar('vasi', 'Vasi', 'good', 'B38.1-4 P6.8-13 R17', sun.twelfth),
  solar('ubhayachari', 'Ubhayachari', 'good', 'B38.1-4 P6.8-13 R18', sun.both),
  solar('budhaditya', 'Budhaditya', 'good', 'R24', joined('sun', 'mercury'), {
    mercury_close_to_sun: where(
      'mercury',
      ({ longitude }, { placements }) =>
        shortestArc(longitude, placements.grahas.sun.longitude) < 10,
    ),
  }),
];
