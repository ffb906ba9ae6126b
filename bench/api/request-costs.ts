// Measures the cost of calls in milliseconds of CPU time, next to the prices charged to visitors' budgets
// (limits/request-costs.ts).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { openFileStore } from '../../apps/api/src/storage/file-store.ts';
import { runApi } from './running.ts';
import { birth, emailOf, fillFolder, password, signUpForm, tokenOf } from './visitors.ts';

const loadFromApi = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const sharp = loadFromApi('sharp') as (options: object) => {
  jpeg(): { toBuffer(): Promise<Buffer> };
};

const json = (number: number, method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(number % 50)}` },
  body: JSON.stringify(body),
});
const get = (number: number): RequestInit => ({
  headers: { authorization: `Bearer ${tokenOf(number % 50)}` },
});
const dayOf = (number: number) =>
  new Date(Date.UTC(1950, 0, 1) + number * 400 * 86_400_000).toISOString().slice(0, 10);
const where = 'latitude=23.18&longitude=75.77&timezone=Asia/Kolkata';

const purposes = ['marriage', 'griha_pravesh', 'vehicle', 'shop', 'journey'];
const muhurta = (number: number, days: number, births = {}) => ({
  purpose: purposes[number % purposes.length],
  from: dayOf(number),
  to: new Date(Date.parse(dayOf(number)) + days * 86_400_000).toISOString().slice(0, 10),
  latitude: 23.18,
  longitude: 75.77,
  ...births,
});

const horoscope = (period: string) => (number: number) =>
  [`/api/horoscope/leo/${period}?date=${dayOf(number)}`, get(number)] as const;

/** CPU milliseconds used by a process and its ended children; the system's resolution is 10. */
async function processorTime(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]) * 10, 0);
}

export async function requestCostsBench() {
  const folder = await mkdtemp(join(tmpdir(), 'jyoti-bench-'));
  await fillFolder(folder, 50);
  const api = await runApi(folder);
  const picture = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#3355aa' },
  })
    .jpeg()
    .toBuffer();
  type RequestOf = (number: number) => readonly [string, RequestInit];
  const kinds: Record<string, RequestOf> = {
    'a page that is kept': () => ['/faqs', {}],
    'a page that is rendered': (n) => [`/poojas/${n}`, {}],
    'GET /api/home': () => ['/api/home', {}],
    'places search': (n) => [`/api/places?q=${'abcdefghij'[n % 10]}${'aeiou'[n % 5]}`, {}],
    'kundli, one section': (n) => [
      '/api/kundli',
      json(n, 'POST', { birth: birth(n), sections: ['planet_details'] }),
    ],
    'kundli, all sections': (n) => ['/api/kundli', json(n, 'POST', { birth: birth(n + 500) })],
    vimshottari: (n) => [
      '/api/kundli/vimshottari',
      json(n, 'POST', { birth: birth(n + 900), path: ['Venus', 'Sun'] }),
    ],
    transits: (n) => [
      '/api/kundli/transits',
      json(n, 'POST', { birth: birth(n + 1300), at: dayOf(n) }),
    ],
    'kundli year': (n) => [
      '/api/kundli/year',
      json(n, 'POST', { birth: birth(n + 1500), year: 1 + (n % 60) }),
    ],
    prashna: (n) => [
      '/api/kundli/prashna',
      json(n, 'POST', {
        date: dayOf(n),
        time: '10:30',
        latitude: 23.18239,
        longitude: 75.77643,
        number: 1 + (n % 249),
      }),
    ],
    matching: (n) => [
      '/api/matching',
      json(n, 'POST', { boy: birth(n + 3000), girl: birth(n + 4000) }),
    ],
    gemstones: (n) => ['/api/gemstones', json(n, 'POST', { birth: birth(n + 6000) })],
    numerology: (n) => [
      '/api/numerology',
      json(n, 'POST', { firstName: 'Asha', lastName: 'Rao', birthDate: dayOf(n) }),
    ],
    panchang: (n) => [`/api/panchang?date=${dayOf(n)}&time=06:30&${where}`, get(n)],
    'panchang month': (n) => [
      `/api/panchang/month?year=${1950 + n}&month=${1 + (n % 12)}&${where}`,
      get(n),
    ],
    'muhurta of three months': (n) => [
      '/api/muhurta',
      json(n, 'POST', muhurta(n, 91, { boy: birth(n + 7000), girl: birth(n + 8000) })),
    ],
    'muhurta of a year': (n) => ['/api/muhurta', json(n, 'POST', muhurta(n, 365))],
    'panchang year': (n) => [`/api/panchang/year?year=${1950 + n}&${where}`, get(n)],
    'panchang more': (n) => [`/api/panchang/more?date=${dayOf(n)}&star=4&sign=2&${where}`, get(n)],
    'horoscope daily': horoscope('daily'),
    'horoscope weekly': horoscope('weekly'),
    'horoscope monthly': horoscope('monthly'),
    'horoscope yearly': horoscope('yearly'),
    'read the profile': (n) => ['/api/users/profile', get(n)],
    'save a chart': (n) => ['/api/users/charts', json(n, 'POST', { birth: birth(n) })],
    export: (n) => ['/api/users/export', json(n, 'POST', { currentPassword: password })],
    login: (n) => ['/api/users/login', json(n, 'POST', { email: emailOf(n % 50), password })],
    'sign-up': (n) => ['/api/users/register', { method: 'POST', body: signUpForm(n) }],
    'sign-up with a picture of 6 Mpx': (n) => [
      '/api/users/register',
      { method: 'POST', body: signUpForm(n, picture) },
    ],
  };
  const rows: { what: string; ours: number }[] = [];
  try {
    await fetch(`${api.address}/api/places?q=ujjain`);
    const times = 40;
    for (const [what, ask] of Object.entries(kinds)) {
      const send = async (number: number) => {
        const response = await fetch(`${api.address}${ask(number)[0]}`, ask(number)[1]);
        await response.arrayBuffer();
        if (response.status >= 300) throw new Error(`${what}: ${response.status}`);
      };
      for (let number = 0; number < 5; number += 1) await send(1 + number);
      const before = await processorTime(api.pid);
      for (let number = 0; number < times; number += 1) await send(10 + number);
      rows.push({ what, ours: ((await processorTime(api.pid)) - before) / times });
    }
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return { title: 'Milliseconds of the processor for a call', rows };
}

const manyVisitors = 100_000;

/**
 * Erasing accounts from a large file store, in the process of the bench: processor time of the main thread
 * until the erasure is acknowledged, and the longest that the thread is busy without a pause during the
 * compaction after it, which is how long it can delay another request.
 */
export async function erasureBench() {
  const folder = await mkdtemp(join(tmpdir(), 'jyoti-bench-'));
  const mainThread = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  try {
    await fillFolder(folder, manyVisitors);
    const begun = process.cpuUsage();
    const store = await openFileStore(folder, { compactAfter: 500 });
    const { user, system } = process.cpuUsage(begun);
    await store.users.byEmail(emailOf(0)); // makes the indexes
    let longest = 0;
    let last = mainThread();
    const turns = setInterval(() => {
      const now = mainThread();
      longest = Math.max(longest, now - last);
      last = now;
    }, 1);
    const slowestWrite = async (goesOn: () => boolean) => {
      let slowest = 0;
      while (goesOn()) {
        const startedAt = performance.now();
        await store.users.update('visitor-9', { mobile: '+919812345678' });
        slowest = Math.max(slowest, performance.now() - startedAt);
        await wait(2);
      }
      return slowest;
    };
    const until = performance.now() + 2000;
    const undisturbed = await slowestWrite(() => performance.now() < until);
    const erasures: number[] = [];
    for (let number = 0; number < 5; number += 1) {
      await wait(20);
      const before = mainThread();
      const departure = { reason: 'other', additionalInfo: '', date: '2026-01-01' };
      await store.users.erase(`visitor-${number}`, departure);
      erasures.push(mainThread() - before);
    }
    longest = 0;
    const before = process.cpuUsage();
    const disturbed = await slowestWrite(() => store.fileState()?.isErasurePending === true);
    const compaction = process.cpuUsage(before);
    clearInterval(turns);
    await store.close();
    const rounded = (value: number) => Math.round(value * 10) / 10;
    return {
      title: `Erasing accounts from a file store with ${manyVisitors} visitors, milliseconds`,
      rows: [
        { what: 'opening the store, processor', ours: rounded((user + system) / 1000) },
        {
          what: 'an erasure, main thread, the longest of five',
          goal: 'under 50',
          ours: rounded(Math.max(...erasures)),
        },
        {
          what: 'their compaction, processor',
          ours: rounded((compaction.user + compaction.system) / 1000),
        },
        {
          what: 'main thread without a pause during it, processor, the longest',
          goal: 'under 100',
          ours: rounded(longest),
        },
        { what: 'a write during it, clock, the slowest', ours: rounded(disturbed) },
        { what: 'a write in the two seconds before, likewise', ours: rounded(undisturbed) },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
