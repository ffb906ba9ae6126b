/**
 * Writes src/time/zone-history.generated.ts and reference/zone-offsets.json from the sources of the IANA time zone
 * database (public domain), compiled with and without its pre-1970 data; see sources/README.md.
 * Run: node packages/jyotish/scripts/generate-zones.ts FOLDER, where FOLDER has a release's sources; it needs make and zic.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeVlq } from './vlq.ts';

const [sources] = process.argv.slice(2);
if (!sources) throw new Error('Give the folder of the time zone sources.');

/** One stretch of a zone's history. */
interface Stretch {
  /** Seconds since 1970; -Infinity for the first. */
  from: number;
  /** Seconds east of Greenwich. */
  offset: number;
  abbreviation: string;
}

/** The 64-bit part of a TZif file (RFC 9636). */
function readTzif(path: string): Stretch[] {
  const file = readFileSync(path);
  const counts = (at: number) => [0, 1, 2, 3, 4, 5].map((n) => file.readUInt32BE(at + 20 + 4 * n));
  const [isUt, isStandard, leaps, times, types, characters] = counts(0) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  let at = 44 + times * 5 + types * 6 + characters + leaps * 8 + isStandard + isUt;
  const [, , , times64, types64] = counts(at) as [number, number, number, number, number];
  at += 44;
  const typesAt = at + times64 * 9;
  const textAt = typesAt + types64 * 6;
  const stretch = (from: number, type: number): Stretch => {
    const start = textAt + file.readUInt8(typesAt + type * 6 + 5);
    return {
      from,
      offset: file.readInt32BE(typesAt + type * 6),
      abbreviation: file.toString('latin1', start, file.indexOf(0, start)),
    };
  };
  return [
    stretch(-Infinity, 0),
    ...Array.from({ length: times64 }, (_, n) =>
      stretch(Number(file.readBigInt64BE(at + n * 8)), file.readUInt8(at + times64 * 8 + n)),
    ),
  ];
}

const work = mkdtempSync(join(tmpdir(), 'zones-'));

/** Compiles the database. @param packrat variables of its Makefile @returns the folder of the TZif files */
function compiled(name: string, packrat: readonly string[]): string {
  const copy = join(work, `${name}-sources`);
  cpSync(sources!, copy, { recursive: true });
  execFileSync('make', ['-s', 'tzdata.zi', ...packrat], { cwd: copy });
  execFileSync('zic', ['-b', 'slim', '-d', join(work, name), join(copy, 'tzdata.zi')]);
  return join(work, name);
}

/** Names of the files below a folder. */
function namesIn(folder: string, prefix = ''): string[] {
  return readdirSync(folder).flatMap((entry) =>
    statSync(join(folder, entry)).isDirectory()
      ? namesIn(join(folder, entry), `${prefix}${entry}/`)
      : [`${prefix}${entry}`],
  );
}

const merged = compiled('merged', []);
const whole = compiled('whole', ['PACKRATDATA=backzone', 'PACKRATLIST=zone.tab']);
/** The links of the pre-1970 data, which supersede those to a merged zone. */
const links = new Map(
  [
    ...readFileSync(join(sources, 'backzone'), 'utf8').matchAll(
      /^(?:#PACKRATLIST zone\.tab )?Link\s+(\S+)\s+(\S+)/gm,
    ),
  ].map(([, target, link]) => [link!, target!]),
);

const changesBefore1970 = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.filter(
    ({ from, offset }, index) =>
      from < 0 && (index === 0 || offset !== stretches[index - 1]!.offset),
  );
const offsetsAs = (stretches: readonly Stretch[]) =>
  JSON.stringify(stretches.map(({ from, offset }) => [from, offset]));

/** Cities of mean times whose abbreviation is not of the zone's own city, and their spelling. */
const CITIES: Readonly<Record<string, string>> = {
  'PMT Africa/Algiers': 'Paris',
  'PMT Africa/Tunis': 'Paris',
  'PMT Europe/Monaco': 'Paris',
  'PMT Europe/Bratislava': 'Prague',
  'PMT Asia/Yekaterinburg': 'Perm',
  'CMT Argentina': 'Córdoba',
  'CMT America/Atikokan': 'Colón',
  'CMT America/Panama': 'Colón',
  'CMT America/La_Paz': 'La Paz',
  'CMT America/St_Lucia': 'Castries',
  'KMT America/Cayman': 'Kingston',
  'KMT America/Grand_Turk': 'Kingston',
  'KMT America/Jamaica': 'Kingston',
  'KMT America/St_Vincent': 'Kingstown',
  'KMT Europe/Kyiv': 'Kyiv',
  'KMT Europe/Vilnius': 'Kaunas',
  'WMT Europe/Vilnius': 'Warsaw',
  'BMT America/Bogota': 'Bogotá',
  'BMT Asia/Jakarta': 'Batavia',
  'BMT Europe/Chisinau': 'Bucharest',
  'BMT Europe/Busingen': 'Bern',
  'BMT Europe/Zurich': 'Bern',
  'ADMT Africa/Asmara': 'Addis Ababa',
  'AMT America/Asuncion': 'Asunción',
  'ZMT Africa/Blantyre': 'Zomba',
  'FFMT America/Martinique': 'Fort-de-France',
  'FMT Atlantic/Madeira': 'Funchal',
  'MMT Asia/Colombo': 'Moratuwa',
  'MMT Asia/Kolkata': 'Madras',
  'MMT Indian/Maldives': 'Malé',
  'SJMT America/Costa_Rica': 'San José',
  'SMT America/Punta_Arenas': 'Santiago',
  'SMT America/Coyhaique': 'Santiago',
  'SMT Asia/Kuala_Lumpur': 'Singapore',
  'QMT America/Guayaquil': 'Quito',
  'HMT Asia/Dhaka': 'Calcutta',
  'HMT Asia/Kolkata': 'Calcutta',
  'HMT Europe/Mariehamn': 'Helsinki',
  'HMT Atlantic/Azores': 'Horta',
  'PLMT Asia/Ho_Chi_Minh': 'Phu Lien',
  'PLMT Asia/Phnom_Penh': 'Phu Lien',
  'PLMT Asia/Vientiane': 'Phu Lien',
  'IMT Europe/Istanbul': 'Constantinople',
  'IMT Europe/Sofia': 'Constantinople',
  'JMT Atlantic/St_Helena': 'Jamestown',
  'RMT Asia/Yangon': 'Rangoon',
  'RMT Europe/San_Marino': 'Rome',
  'RMT Europe/Vatican': 'Rome',
  'CMT Europe/Chisinau': 'Chișinău',
  'EMT Pacific/Easter': 'Easter Island',
  'PMMT Pacific/Bougainville': 'Port Moresby',
  'PMMT Pacific/Chuuk': 'Port Moresby',
  'LMT Africa/Sao_Tome': 'Lisbon',
};

/** The names of one history: the first that a current zone has is used to find its cities. */
function cityOf(abbreviation: string, zones: readonly string[]): string {
  if (abbreviation === 'CMT' && zones.some((zone) => zone.includes('Argentina')))
    return CITIES['CMT Argentina']!;
  const found = zones.flatMap((zone) => CITIES[`${abbreviation} ${zone}`] ?? []);
  if (found[0]) return found[0];
  const zone = zones.find(
    (name) => name.includes('/') && name.split('/').at(-1)![0] === abbreviation[0],
  );
  const own =
    zone ?? (abbreviation === 'LMT' ? zones.find((name) => name.includes('/')) : undefined);
  if (!own) throw new Error(`No city of ${abbreviation} in ${zones.join(' ')}`);
  return own.split('/').at(-1)!.replaceAll('_', ' ');
}

const DAY = 86_400;
/** Mean times of a country that are standard times: a summer or war time, or a multiple of a quarter of an hour. */
const isMeanTime = ({ abbreviation, offset }: Stretch) =>
  abbreviation.endsWith('MT') && !/^(?:CE|WE|NZ|G)MT$/.test(abbreviation) && offset % 900 !== 0;

/**
 * Number of stretches of local mean time at the beginning. A second one belongs to it only where the date line moved;
 * elsewhere it is the capital's mean time, made law for the country.
 */
function lengthOfLocalTime(stretches: readonly Stretch[]): number {
  const length = stretches.findIndex(
    ({ abbreviation, offset }, index) =>
      abbreviation !== 'LMT' || (index > 0 && Math.abs(offset - stretches[0]!.offset) !== DAY),
  );
  return length === -1 ? stretches.length : length;
}

interface Zone {
  /** Civil time at which local mean time ended, seconds since 1970 by that time; '' if unknown. */
  end: string;
  means: string;
  changes: string;
}

const names = namesIn(whole)
  .filter((name) => name !== 'Factory')
  .toSorted();
const histories = new Map(
  names.map((name) => [name, readTzif(join(whole, links.get(name) ?? name))]),
);
const sameHistory = Map.groupBy(names, (name) => JSON.stringify(histories.get(name)));

function zoneOf(name: string): Zone {
  const stretches = histories.get(name)!;
  const local = lengthOfLocalTime(stretches);
  const after = stretches[local];
  const zones = sameHistory.get(JSON.stringify(stretches))!;
  const means = stretches
    .slice(Math.max(local, 1))
    .filter(isMeanTime)
    .map(({ abbreviation, offset }) => `${offset}=${cityOf(abbreviation, zones)}`);
  const plain = readTzif(join(merged, name));
  const changes = changesBefore1970(stretches);
  const differs = offsetsAs(changes) !== offsetsAs(changesBefore1970(plain));
  const since1970 = (all: readonly Stretch[]) => offsetsAs(all.filter(({ from }) => from >= 0));
  if (differs && since1970(stretches) !== since1970(plain)) {
    console.log(`${name} also differs after 1970; the runtime's data are used there.`);
  }
  let [before, last] = [0, 0];
  return {
    end: local > 0 && after ? (after.from + stretches[local - 1]!.offset).toString(36) : '',
    means: [...new Set(means)].join(','),
    changes: differs
      ? encodeVlq(
          changes.flatMap(({ from, offset }, index) => {
            const change = index === 0 ? [offset - last] : [from - before, offset - last];
            [before, last] = [index === 0 ? 0 : from, offset];
            return change;
          }),
        )
      : '',
  };
}

const lines = [
  ...Map.groupBy(names, (name) => {
    const { end, means, changes } = zoneOf(name);
    return [end, means, changes].join('|');
  }),
]
  .filter(([history]) => history !== '||')
  .map(([history, zones]) => `${zones.join(' ')}|${history}`);
const version = readFileSync(join(sources, 'version'), 'utf8').trim();

writeFileSync(
  new URL('../src/time/zone-history.generated.ts', import.meta.url),
  `// Made by scripts/generate-zones.ts from the IANA time zone database, release ${version}; see sources/README.md. Do not edit.
/** A line a history: names | end of local mean time | mean times made law | changes before 1970, where merged data differ. */
export const ZONE_HISTORY = \`
${lines.join('\n')}\`;
`,
);

/** Offsets of a zone at noon UT on the first of every month of 1880 to 1969, seconds. */
function monthly(stretches: readonly Stretch[]): number[] {
  return Array.from({ length: 90 * 12 }, (_, month) => {
    const at = Date.UTC(1880 + Math.floor(month / 12), month % 12, 1, 12) / 1000;
    return stretches.findLast(({ from }) => from <= at)!.offset;
  });
}
const hashOf = (offsets: readonly number[]) =>
  createHash('sha256').update(offsets.join()).digest('base64url').slice(0, 12);
const byHash = Map.groupBy(names, (name) => hashOf(monthly(histories.get(name)!)));
writeFileSync(
  new URL('../reference/zone-offsets.json', import.meta.url),
  `${JSON.stringify({ release: version, zonesOfHash: Object.fromEntries(byHash) }, null, 1)}\n`,
);
rmSync(work, { recursive: true });
console.log(`${names.length} names, ${lines.length} lines, ${lines.join('\n').length} characters`);
