// Runs every bench and prints its table. Figures are ratios against a peer in the same run: a machine's own speed says
// nothing about another machine.
import { engineBench } from './engine/positions.ts';

for (const bench of [engineBench]) {
  const table = await bench();
  console.log(`\n${table.title}\n`);
  console.table(table.rows);
}
