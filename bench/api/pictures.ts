// Measures an ordinary picture while 20 visitors at once send the two pictures that would take hours to decode.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipBomb, scanBomb } from '../../apps/api/test/picture-bombs.ts';
import { runApi } from './running.ts';
import { fillFolder, signUpForm } from './visitors.ts';

const loadFromApi = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const sharp = loadFromApi('sharp') as (options: object) => {
  png(): { toBuffer(): Promise<Buffer> };
};

const attackers = 20;
const ordinary = 10;

export async function picturesBench() {
  const folder = await mkdtemp(join(tmpdir(), 'jyoti-bench-'));
  await fillFolder(folder, 1);
  const api = await runApi(folder, { TRUST_PROXY: '1' });
  const png = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#3355aa' },
  })
    .png()
    .toBuffer();
  let sent = 0;
  const send = async (from: string, picture: Buffer) => {
    sent += 1;
    const response = await fetch(`${api.address}/api/users/register`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
      body: signUpForm(sent, picture),
    });
    await response.arrayBuffer();
    return response.status;
  };
  try {
    // Warm-up: the places are loaded.
    await fetch(`${api.address}/api/places?q=ujjain`);
    const bombs = [clipBomb(40), scanBomb(5000, 5000)];
    const over = new AbortController();
    const tried: number[] = [];
    const attack = Array.from({ length: attackers }, async (_, at) => {
      while (!over.signal.aborted) tried.push(await send(`203.0.113.${at}`, bombs[at % 2] ?? png));
    });
    const times: number[] = [];
    let stored = 0;
    for (let round = 0; round < ordinary; round += 1) {
      const begun = performance.now();
      if ((await send('198.51.100.7', png)) === 201) stored += 1;
      times.push(performance.now() - begun);
    }
    over.abort();
    await Promise.all(attack);
    const sorted = times.toSorted((a, b) => a - b).map(Math.round);
    return {
      title: `An ordinary picture beside ${attackers} visitors who send what would take hours (load of the machine ${loadavg()[0]?.toFixed(1)})`,
      rows: [
        { what: 'longest of the ordinary, ms', goal: 'under 5000', ours: sorted.at(-1) },
        { what: 'their median, ms', goal: '', ours: sorted[Math.floor(sorted.length / 2)] },
        { what: 'ordinary ones stored', goal: `${ordinary}`, ours: stored },
        {
          what: 'the others: tried, refused with 415',
          goal: '',
          ours: `${tried.length}, ${tried.filter((status) => status === 415).length}`,
        },
      ],
    };
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
