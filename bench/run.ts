// Runs every bench and prints its table. Figures are ratios against a peer in the same run, or against the goal if there is
// no peer: absolute durations of one machine do not apply to another.
import { hammerBench } from './api/hammer.ts';
import { loginsBench } from './api/logins.ts';
import { picturesBench } from './api/pictures.ts';
import { placesBench } from './api/places.ts';
import { erasureBench, requestCostsBench } from './api/request-costs.ts';
import { serverBench } from './api/server.ts';
import { muhurtaBench } from './engine/muhurta.ts';
import { festivalsBench } from './engine/festivals.ts';
import { panchangBench } from './engine/panchang.ts';
import { positionsBench } from './engine/positions.ts';
import { reportBench } from './engine/report.ts';
import { besideMantineBench } from './web/beside-mantine.ts';
import { inpBench } from './web/inp.ts';
import { lighthouseBench } from './web/lighthouse.ts';
import { reportTabsBench } from './web/report-tabs.ts';

for (const bench of [
  positionsBench,
  reportBench,
  panchangBench,
  muhurtaBench,
  festivalsBench,
  placesBench,
  serverBench,
  loginsBench,
  hammerBench,
  picturesBench,
  requestCostsBench,
  erasureBench,
  reportTabsBench,
  inpBench,
  besideMantineBench,
  () => lighthouseBench(),
]) {
  const table = await bench();
  console.log(`\n${table.title}\n`);
  console.table(table.rows);
}
