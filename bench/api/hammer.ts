// Measures a logged-in visitor while 50 connections from one address request uncached results as fast as they can.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { runApi } from './running.ts';
import { birth, fillFolder, tokenOf } from './visitors.ts';

const attackers = 25;
const connections = 50;
const seconds = 20;

const dayOf = (number: number) =>
  new Date(Date.UTC(1900, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);

/** A different request of each kind every time: pages, horoscopes, months, charts. */
function uncached(number: number): { method: 'GET' | 'POST'; path: string; body?: string } {
  switch (number % 6) {
    case 0:
      return { method: 'GET', path: `/?x=${number}` };
    case 1:
      return { method: 'GET', path: `/kundli?date=${dayOf(number)}` };
    case 2:
      return { method: 'GET', path: `/nothing-${number}` };
    case 3:
      return { method: 'GET', path: `/api/horoscope/leo/yearly?date=${dayOf(number * 50)}` };
    case 4:
      return {
        method: 'GET',
        path: `/api/panchang/month?year=${1900 + (number % 300)}&month=5&latitude=${number % 60}&longitude=75`,
      };
    default:
      return {
        method: 'POST',
        path: '/api/kundli',
        body: JSON.stringify({ birth: birth(number) }),
      };
  }
}

async function hammer(address: string) {
  let made = 0;
  return autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          made += 1;
          const target = uncached(made);
          return {
            ...request,
            ...target,
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${tokenOf(made % attackers)}`,
              'x-forwarded-for': '203.0.113.9',
            },
          };
        },
      },
    ],
  });
}

/** Durations of a visitor's sequential requests, ms. */
async function visit(
  address: string,
  until: number,
): Promise<{ times: number[]; rejected: number }> {
  const times: number[] = [];
  let rejected = 0;
  for (let round = 0; performance.now() < until; round += 1) {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${tokenOf(90)}`,
      'x-forwarded-for': '198.51.100.7',
    };
    const body = JSON.stringify({ birth: birth(round), sections: ['planet_details'] });
    const calls: [string, RequestInit][] = [
      ['/api/users/profile', { headers }],
      ['/api/header', { headers }],
      ['/api/kundli', { method: 'POST', headers, body }],
      ['/faqs', { headers }],
    ];
    for (const [path, init] of calls) {
      const begun = performance.now();
      const response = await fetch(`${address}${path}`, init);
      await response.arrayBuffer();
      times.push(performance.now() - begun);
      if (response.status !== 200) rejected += 1;
      await wait(25);
    }
  }
  return { times, rejected };
}

export async function hammerBench() {
  const folder = await mkdtemp(join(tmpdir(), 'jyoti-bench-'));
  await fillFolder(folder, 100);
  const api = await runApi(folder, { RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  try {
    await fetch(`${api.address}/api/places?q=ujjain`);
    await wait(10_000);
    const [attack, { times, rejected }] = await Promise.all([
      hammer(api.address),
      visit(api.address, performance.now() + seconds * 1000),
    ]);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
    return {
      title: `A visitor beside ${connections} connections with uncached requests (load of the machine ${loadavg()[0]?.toFixed(1)})`,
      rows: [
        { what: 'p99 of the visitor, ms', goal: 'under 500', ours: at(0.99) },
        { what: 'its median, ms', goal: '', ours: at(0.5) },
        {
          what: 'its calls, and those that were rejected',
          goal: '',
          ours: `${times.length}, ${rejected}`,
        },
        {
          what: 'responses to the 50: served, rejected, a second',
          goal: '',
          ours: `${attack['2xx']}, ${attack.non2xx}, ${Math.round(attack.requests.average)}`,
        },
      ],
    };
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
