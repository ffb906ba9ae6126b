import { parseArgs } from 'node:util';
import { defaultSettings, type Settings } from '@jyoti/contract';
import { castChart, julianDayFromIso, type Chart } from '@jyoti/jyotish';
import { fromKit } from '@jyoti/jyotish/to-kit';
import { languages } from '@jyoti/language';
import type { ReportBlock } from '@jyoti/ui/data';
import { kundliParts } from '../kundli/kundli-document.ts';
import { kundliSource, type KundliSource } from '../kundli/kundli-source.ts';
import { reportTabs } from '../kundli/tabs.ts';
import { tabsMessages } from '../messages.generated/tabs.ts';
import { reportText } from '../text/report-text.ts';
import { birthDayDocument } from '../unknown-time/birth-day-document.ts';

/** A command that cannot be carried out as it was typed: its message is one sentence for the person who typed it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

const tabKeys = reportTabs.map(({ key }) => key);

export const HELP = `Prints the report of a birth.

  npx @jyoti/reports chart --date 1990-05-14 --time 06:30 --place 23.18,75.77 --zone Asia/Kolkata

  --date       date of birth, YYYY-MM-DD
  --time       clock time, HH:mm or HH:mm:ss; without it the report says what is true all day
  --place      latitude,longitude in degrees, north and east positive
  --zone       IANA name or fixed offset of the place: Asia/Kolkata, +05:30
  --name       name of the person
  --tab        ${tabKeys.join(', ')}, or all; default: ${reportTabs[0].key}
  --language   ${languages.join(' or ')}; default: en
  --ayanamsa   lahiri, raman, krishnamurti, true_chitra, yukteshwar or fagan_bradley; default: lahiri
  --node       mean or true; default: mean
  --at         instant whose periods are the running ones, ISO 8601; default: now
  --json       prints the chart and the parts of the report as JSON
  --help       prints this
`;

const options = {
  date: { type: 'string' },
  time: { type: 'string' },
  place: { type: 'string' },
  zone: { type: 'string' },
  name: { type: 'string', default: '' },
  tab: { type: 'string', default: reportTabs[0].key },
  language: { type: 'string', default: 'en' },
  ayanamsa: { type: 'string', default: defaultSettings.ayanamsa },
  node: { type: 'string', default: defaultSettings.node },
  at: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node adds advice on quoting after its first sentence.
    const [sentence = ''] = (error as Error).message.split(/(?<=\.) |\n/);
    throw new CommandError(sentence);
  }
}

type Given = ReturnType<typeof parsed>['values'];

/** One of a list of words. */
function oneOf<Word extends string>(option: string, word: string, words: readonly Word[]): Word {
  const named = words.find((one) => one === word);
  if (named === undefined)
    throw new CommandError(`--${option} is "${word}", but must be one of ${words.join(', ')}.`);
  return named;
}

/** Latitude and longitude, or null for other text. */
function coordinatesIn(place: string): [latitude: number, longitude: number] | null {
  const [latitude, longitude, ...more] = place.split(',').map((part) => part.trim());
  const isNumber = (part = '') => /^[+-]?\d+(?:\.\d+)?$/.test(part);
  return isNumber(latitude) && isNumber(longitude) && more.length === 0
    ? [Number(latitude), Number(longitude)]
    : null;
}

interface BirthPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

function placeOf({ place, zone }: Given): BirthPlace {
  if (place === undefined)
    throw new CommandError('Give the place of birth: --place 23.18,75.77, latitude first.');
  const pair = coordinatesIn(place);
  if (!pair)
    throw new CommandError(
      `--place is "${place}", but must be latitude and longitude: 23.18,75.77.`,
    );
  if (zone === undefined)
    throw new CommandError('Give the time zone of the place: --zone Asia/Kolkata.');
  return { name: place, latitude: pair[0], longitude: pair[1], timeZone: zone };
}

const settingsOf = ({ settings, birth, time }: Chart): Settings => ({
  ayanamsa: settings.ayanamsa,
  ayanamsa_degrees: settings.ayanamsaDegrees,
  node: settings.node,
  house_system: settings.houseSystem,
  year_days: settings.yearDays,
  sunrise: settings.sunrise,
  timezone: birth.timeZone,
  utc_offset_minutes: time.offsetMinutes,
});

function sourceOf(given: Given, now: string): KundliSource {
  const language = oneOf('language', given.language, languages);
  const { date, time = '12:00', name } = given;
  if (date === undefined)
    throw new CommandError('Give the date of birth: --date 1990-05-14, the year first.');
  const place = placeOf(given);
  const { latitude, longitude, timeZone } = place;
  // The engine checks every value and throws one sentence.
  const chart = castChart(
    fromKit({
      date,
      time,
      timeUnknown: given.time === undefined,
      place: { latitude, longitude, timeZone },
    }),
    { ayanamsa: given.ayanamsa as 'lahiri', node: given.node as 'mean' },
  );
  return kundliSource({
    chart,
    birth: {
      name: name || place.name,
      gender: null,
      date,
      time,
      place: { name: place.name, latitude, longitude, timezone: timeZone },
      fold: 0,
    },
    nowJdUt: julianDayFromIso(given.at ?? now),
    clockJdUt: julianDayFromIso(now),
    settings: settingsOf(chart),
    choices: { ...defaultSettings, ...chart.settings },
    language,
  });
}

/** A part of the report with its title. */
interface TitledPart {
  readonly title: string;
  readonly text: string;
}

function wholeReport(source: KundliSource, tab: string): { data: unknown; parts: TitledPart[] } {
  const { chart, language } = source;
  const names = tabsMessages[language];
  if (chart.notices.includes('unknown_time')) {
    const document = birthDayDocument({ ...source, notices: [] });
    // The contract describes a block by its type only.
    const parts = document.parts.map(({ title, intro, blocks }) => ({
      title,
      text: reportText({ intro, blocks: blocks as readonly ReportBlock[] }, language),
    }));
    return { data: document, parts: [{ title: document.born, text: document.sentence }, ...parts] };
  }
  const chosen = oneOf('tab', tab, [...tabKeys, 'all']);
  const keys = reportTabs
    .filter(({ key }) => chosen === 'all' || key === chosen)
    .flatMap(({ subTabs }) => subTabs.map(({ key }) => key));
  const parts = kundliParts(keys, source);
  return {
    data: { chart, parts },
    parts: keys.flatMap((key) => {
      const part = parts[key];
      return part ? [{ title: names[key], text: reportText(part, language) }] : [];
    }),
  };
}

/**
 * What a command line prints.
 * @param args what was typed after the name of the command: `chart --date 1990-05-14 …`
 * @param now the current instant, ISO 8601 with `Z`
 * @throws CommandError for what cannot be carried out as typed
 * @throws JyotishError for a birth that cannot have a chart
 */
export function runCommand(args: readonly string[], now: string): string {
  const { values, positionals } = parsed(args);
  if (values.help || args.length === 0) return HELP;
  const [command, ...more] = positionals;
  if (command !== 'chart' || more.length > 0)
    throw new CommandError(`There is no command "${positionals.join(' ')}": the command is chart.`);
  const source = sourceOf(values, now);
  const { data, parts } = wholeReport(source, values.tab);
  if (values.json) return `${JSON.stringify(data, null, 2)}\n`;
  return `${parts.map(({ title, text }) => `${title}\n${'='.repeat([...title].length)}\n\n${text}`).join('\n\n\n')}\n`;
}
