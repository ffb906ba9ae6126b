// Runs every bench and prints its table. Figures are ratios against a peer in the same run: a machine's own speed says
// nothing about another machine.
import { placesBench } from './api/places.ts';
import { panchangBench } from './engine/panchang.ts';
import { positionsBench } from './engine/positions.ts';
import { reportBench } from './engine/report.ts';

for (const bench of [positionsBench, reportBench, panchangBench, placesBench]) {
  const table = await bench();
  console.log(`\n${table.title}\n`);
  console.table(table.rows);
}
