/*
 * Prints what the product says, as plain text, from the functions that the API and the PDF use:
 *   pnpm words kundli "Asha; 1990-05-14; 06:30; 28.6139,77.2090; Asia/Kolkata"
 *   pnpm words match "Arjun; 1988-02-03; 09:10; Pune" "Asha; 1990-05-14; 06:30; New Delhi"
 *   pnpm words horoscope leo 2026-11-23 [daily|weekly|monthly|yearly]
 *   pnpm words numerology "Asha Rao" 1990-05-14
 *   pnpm words page http://localhost:5001/hi   (of a site that runs)
 * A birth is name; date; time ("?" if unknown); a place name, or latitude,longitude and a time zone. Before the command,
 * `--hi` asks for Hindi and `--now 2026-11-23` for another day than today.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { horoscopePeriods, horoscopeSigns } from '@jyoti/contract';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { PlaceSearch } from '../../apps/api/src/places/place-search.ts';
import { timezoneAt } from '../../apps/api/src/places/places.ts';
import type * as Documents from './documents.ts';
import type { NamedBirth } from './documents.ts';
import { pageText } from './page-text.ts';
import { plainText } from './plain-text.ts';

const usage = `pnpm words kundli BIRTH | match BIRTH BIRTH | horoscope SIGN DATE [PERIOD] | numerology NAME DATE | page ADDRESS
BIRTH is "name; 1990-05-14; 06:30; New Delhi" or "name; 1990-05-14; 06:30; 28.6139,77.2090; Asia/Kolkata".
`;

/** The most likely place for a name. */
async function placeNamed(name: string): Promise<NamedBirth['place']> {
  const places = new PlaceSearch();
  places.begin();
  const [found] = await places.search(name);
  await places.close();
  if (!found) throw new Error(`No place is called ${name}.`);
  const { latitude, longitude } = found;
  return { name, latitude, longitude, timezone: timezoneAt(latitude, longitude) };
}

async function birthOf(argument: string | undefined): Promise<NamedBirth> {
  const [name, date, time, where, timezone] = (argument ?? '')
    .split(';')
    .map((part) => part.trim());
  if (!name || !date || !time || !where) throw new Error(usage);
  const [latitude, longitude] = where.split(',').map(Number);
  const place =
    timezone && latitude !== undefined && longitude !== undefined
      ? { name: where, latitude, longitude, timezone }
      : await placeNamed(where);
  return { name, date, time: time === '?' ? '' : time, place };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hi: { type: 'boolean', default: false }, now: { type: 'string' } },
});
const [command, ...rest] = positionals;
const setting = {
  language: values.hi ? 'hi' : 'en',
  now: values.now ? new Date(values.now) : new Date(),
} as const;

/** The documents are part of the site, whose style sheets need Vite. */
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: [/^@jyoti\//] },
  plugins: [vanillaExtractPlugin()],
});
const module = (await server.ssrLoadModule(
  `${import.meta.dirname}/documents.ts`,
)) as typeof Documents;

async function printed(): Promise<string> {
  switch (command) {
    case 'kundli':
      return plainText(module.kundliDocument(await birthOf(rest[0]), setting));
    case 'match': {
      const [boy, girl] = await Promise.all([birthOf(rest[0]), birthOf(rest[1])]);
      return plainText(module.matchDocument(boy, girl, setting));
    }
    case 'horoscope': {
      const sign = horoscopeSigns.find((one) => one === rest[0]);
      const period = horoscopePeriods.find((one) => one === (rest[2] ?? 'daily'));
      if (!sign || !period || !rest[1]) throw new Error(usage);
      return module.horoscopeText(sign, period, rest[1], setting);
    }
    case 'numerology': {
      if (!rest[0] || !rest[1]) throw new Error(usage);
      return plainText(module.numbersDocument(rest[0], rest[1], setting));
    }
    case 'page': {
      if (!rest[0]) throw new Error(usage);
      const answer = await fetch(rest[0]);
      return pageText(await answer.text());
    }
    default:
      throw new Error(usage);
  }
}

try {
  process.stdout.write(await printed());
} finally {
  await server.close();
}
