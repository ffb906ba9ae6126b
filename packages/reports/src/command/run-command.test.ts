import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const machine = {
  now: '2026-11-30T06:00:00Z',
  fetch: () => Promise.reject(new Error('no network')),
};
const UJJAIN = ['--place', '23.18,75.77', '--zone', 'Asia/Kolkata'];
const BIRTH = ['chart', '--date', '1990-05-14', '--time', '06:30', ...UJJAIN];
const run = (...args: string[]) => runCommand(args, machine);

test('a birth is printed as text: facts, tables in columns, charts by their houses', async () => {
  const text = await run(...BIRTH, '--name', 'Asha');
  expect(text).toContain('Basic Details\n=============\n');
  expect(text).toMatch(/^Name +Asha$/m);
  expect(text).toMatch(/^Moon sign +Sagittarius \(Dhanu\) 15°38′$/m);
  expect(text).toMatch(/^Saturn +Capricorn \(Makara\) +1°33′ +9 +Uttara Ashadha 2 .*Retrograde$/m);
  expect(text).toMatch(/^ 9 {2}Capricorn +Saturn 1°, Rahu 17°$/m);
  expect(text).toMatch(/^Dasha now +Mars – Mercury – Moon$/m);
  expect(await run(...BIRTH, '--at', '1991-01-01T00:00:00Z')).toMatch(/^Dasha now +Venus/m);
});

test('every part has a text without markup, in both languages', async () => {
  for (const language of ['en', 'hi']) {
    const text = await run(...BIRTH, '--tab', 'all', '--language', language);
    expect(text.length).toBeGreaterThan(50_000);
    expect(text).not.toMatch(/\[[^\]\n]+\|[^\]\n]+\]|undefined|\[object|NaN/);
  }
});

test('JSON has the chart of the engine and the blocks of the parts', async () => {
  const { chart, parts } = JSON.parse(await run(...BIRTH, '--json', '--ayanamsa', 'raman')) as {
    chart: { settings: { ayanamsa: string }; grahas: { moon: { nakshatraName: string } } };
    parts: Record<string, { blocks: unknown[] }>;
  };
  expect(chart.settings.ayanamsa).toBe('raman');
  expect(chart.grahas.moon.nakshatraName).toBe('Purva Ashadha');
  expect(parts['basic-details']?.blocks.length).toBeGreaterThan(0);
});

test('a birth without a time has the report of its whole day', async () => {
  const text = await run('chart', '--date', '1990-05-14', ...UJJAIN);
  expect(text).toMatch(/^.*14 May 1990, time not known/);
  expect(text).not.toContain('Ascendant  ');
});

test('a server finds a place and its zone by name', async () => {
  const asked: string[] = [];
  const fetch = (url: unknown) => {
    asked.push(String(url));
    const place = { place_name: 'Ujjain, India', latitude: 23.18, longitude: 75.77 };
    return Promise.resolve(Response.json({ data: [{ ...place, timezone: 'Asia/Kolkata' }] }));
  };
  const args = ['chart', '--date', '1990-05-14', '--time', '06:30'];
  const named = [...args, '--place', 'Ujjain', '--server', 'https://jyoti.example/'];
  const text = await runCommand(named, { ...machine, fetch });
  expect(asked).toEqual(['https://jyoti.example/api/places?q=Ujjain']);
  expect(text).toMatch(/^Birth place +Ujjain, India$/m);
  await expect(run(...named)).rejects.toThrow('https://jyoti.example/ did not answer: ');
});

const without = (option: string) => {
  const at = BIRTH.indexOf(option);
  return BIRTH.toSpliced(at, 2);
};

test.each([
  [['draw'], 'There is no command "draw": the command is chart.'],
  [without('--date'), 'Give the date of birth: --date 1990-05-14, the year first.'],
  [without('--place'), 'Give the place of birth: --place 23.18,75.77, latitude first.'],
  [without('--zone'), 'Give the time zone of the place: --zone Asia/Kolkata.'],
  [
    [...BIRTH, '--place', 'Ujjain'],
    '"Ujjain" is a name: give latitude and longitude, or the address of a Jyoti server with --server.',
  ],
  [[...BIRTH, '--place', '123,75'], 'The latitude 123 is outside -90 to 90.'],
  [[...BIRTH, '--date', '1990-02-30'], /1990-02-30/],
  [[...BIRTH, '--zone', 'Asia/Ujjain'], /Asia\/Ujjain/],
  [[...BIRTH, '--ayanamsa', 'kp'], /^The setting ayanamsa is "kp", but must be one of /],
  [
    [...BIRTH, '--tab', 'money'],
    '--tab is "money", but must be one of kundli, general, dashas, doshas, astrologer, all.',
  ],
  [[...BIRTH, '--at', 'soon'], /soon/],
  [[...BIRTH, '--dat'], "Unknown option '--dat'."],
])('%j is refused with one sentence', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('the program prints its help, and errors on the second stream with exit code 1', () => {
  const program = join(import.meta.dirname, 'command.ts');
  const call = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect(call('--help')).toMatchObject({ status: 0, stderr: '' });
  expect(call('--help').stdout).toContain('npx @jyoti/reports chart --date');
  expect(call('chart')).toMatchObject({ status: 1, stdout: '' });
  expect(call('chart').stderr).toBe('Give the date of birth: --date 1990-05-14, the year first.\n');
});
