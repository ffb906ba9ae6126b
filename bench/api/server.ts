// The API under load next to an Express that returns one constant JSON, in the same run; and the file with 10,000 visitors.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { each, load } from './load.ts';
import { run, runApi } from './running.ts';
import { birth, emailOf, fillFolder, password, tokenOf } from './visitors.ts';

const visitors = 10_000;
const packed = { 'accept-encoding': 'gzip, deflate, br' };

const charts = () =>
  each('/api/kundli', (number) => ({
    token: tokenOf(number % visitors),
    body: { birth: birth(number), sections: ['planet_details'] },
  }));
const logins = () =>
  each('/api/users/login', (number) => ({
    body: { email: emailOf(number % visitors), password },
  }));
const savedCharts = () =>
  each('/api/users/charts', (number) => ({
    token: tokenOf(number % visitors),
    body: { birth: birth(number) },
  }));

const round = (value: number) => Math.round(value * 100) / 100;

export async function serverBench() {
  const folder = await mkdtemp(join(tmpdir(), 'jyoti-bench-'));
  await fillFolder(folder, visitors);
  const api = await runApi(folder);
  const response = join(folder, 'home.json');
  await writeFile(response, await (await fetch(`${api.address}/api/home`)).text());
  const constant = await run('bench/api/constant-server.ts', { ANSWER: response });
  try {
    // Warm-up: places are loaded, code is compiled,
    await fetch(`${api.address}/api/places?q=ujjain`);
    await wait(15_000); // and memory used for loading is freed.
    const memory = await api.memory();

    await load(constant.address, { duration: 1 });
    await load(api.address, { ...charts(), duration: 3 });

    const peer = await load(constant.address, {});
    const short = await load(`${constant.address}/short`, {});
    const home = await load(`${api.address}/api/home`, { headers: packed });
    const kundli = await load(api.address, charts());
    const writes = await load(api.address, { ...savedCharts(), connections: 64 });
    const [header] = await Promise.all([
      load(`${api.address}/api/header`, { connections: 5, overallRate: 100, duration: 10 }),
      load(api.address, { ...logins(), connections: 5, overallRate: 20, duration: 10 }),
      load(api.address, { ...charts(), connections: 5, overallRate: 50, duration: 10 }),
    ]);
    const rateOf = ({ requests }: typeof peer) => requests.average;
    const against = (ours: typeof peer, theirs: typeof peer) =>
      round(rateOf(ours) / rateOf(theirs));
    return {
      title: `The API with ${visitors} visitors in the file (load of the machine ${loadavg()[0]?.toFixed(1)})`,
      rows: [
        {
          what: 'GET /api/home, of the rate of the same JSON as a constant',
          goal: 'at least 0.7',
          ours: against(home, peer),
        },
        {
          what: 'POST /api/kundli, planet_details, of the same rate',
          goal: 'at least 0.15',
          ours: against(kundli, peer),
        },
        {
          what: 'a constant of one line, /api/home and /api/kundli, a second',
          ours: [short, home, kundli].map((result) => Math.round(rateOf(result))).join(', '),
        },
        {
          what: 'GET /api/header beside 20 logins and 50 charts a second, p99 ms',
          goal: 'under 50',
          ours: header.latency.p99,
        },
        {
          what: 'durable writes a second, 64 writers',
          goal: 'at least 200',
          ours: round(writes.requests.average),
        },
        { what: 'until it listens, ms', goal: 'under 2000', ours: round(api.startedIn) },
        {
          what: 'resident before the load, MB',
          goal: 'under 250',
          ours: memory === null ? 'unknown' : round(memory),
        },
        {
          what: 'resident after it, MB',
          ours: round((await api.memory()) ?? Number.NaN),
        },
      ],
    };
  } finally {
    await Promise.all([api.stop(), constant.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}
