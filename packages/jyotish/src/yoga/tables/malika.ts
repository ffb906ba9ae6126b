import { inGroup } from '../entry.ts';
import { fills } from '../predicates.ts';
import { run } from './run.ts';

const malika = inGroup('malika');

/** Garlands: the seven planets one to a house in seven houses, from the house that names it. */
export const MALIKA = [
  malika('lagna-malika', 'Lagna Malika', 'good', 'R32', fills(run(1, 7))),
  malika('dhana-malika', 'Dhana Malika', 'good', 'R33', fills(run(2, 7))),
  malika('vikrama-malika', 'Vikrama Malika', 'mixed', 'R34', fills(run(3, 7))),
  malika('sukha-malika', 'Sukha Malika', 'good', 'R35', fills(run(4, 7))),
  malika('putra-malika', 'Putra Malika', 'good', 'R36', fills(run(5, 7))),
  malika('shatru-malika', 'Shatru Malika', 'bad', 'R37', fills(run(6, 7))),
  malika('kalatra-malika', 'Kalatra Malika', 'mixed', 'R38', fills(run(7, 7))),
  malika('randhra-malika', 'Randhra Malika', 'bad', 'R39', fills(run(8, 7))),
  malika('bhagya-malika', 'Bhagya Malika', 'good', 'R40', fills(run(9, 7))),
  malika('karma-malika', 'Karma Malika', 'good', 'R41', fills(run(10, 7))),
  malika('labha-malika', 'Labha Malika', 'good', 'R42', fills(run(11, 7))),
  malika('vyaya-malika', 'Vyaya Malika', 'good', 'R43', fills(run(12, 7))),
];
