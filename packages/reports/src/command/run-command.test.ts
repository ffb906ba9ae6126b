import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const UJJAIN = ['--place', '23.18,75.77', '--zone', 'Asia/Kolkata'];
const BIRTH = ['chart', '--date', '1990-05-14', '--time', '06:30', ...UJJAIN];
const run = (...args: string[]) => runCommand(args, '2026-11-30T06:00:00Z');

test('a birth is printed as text: facts, tables in columns, charts by their houses', () => {
  const text = run(...BIRTH, '--name', 'Asha');
  expect(text).toContain('Basic Details\n=============\n');
  expect(text).toMatch(/^Name +Asha$/m);
  expect(text).toMatch(/^Moon sign +Sagittarius \(Dhanu\) 15°38′$/m);
  expect(text).toMatch(/^Saturn +Capricorn \(Makara\) +1°33′ +9 +Uttara Ashadha 2 .*Retrograde$/m);
  expect(text).toMatch(/^ 9 {2}Capricorn +Saturn 1°, Rahu 17°$/m);
  expect(text).toMatch(/^Dasha now +Mars – Mercury – Moon$/m);
  expect(run(...BIRTH, '--at', '1991-01-01T00:00:00Z')).toMatch(/^Dasha now +Venus/m);
});

test('every part has a text without markup, in both languages', () => {
  for (const language of ['en', 'hi']) {
    const text = run(...BIRTH, '--tab', 'all', '--language', language);
    expect(text.length).toBeGreaterThan(50_000);
    expect(text).not.toMatch(/\[[^\]\n]+\|[^\]\n]+\]|undefined|\[object|NaN/);
  }
});

test('JSON has the chart of the engine and the blocks of the parts', () => {
  const { chart, parts } = JSON.parse(run(...BIRTH, '--json', '--ayanamsa', 'raman')) as {
    chart: { settings: { ayanamsa: string }; grahas: { moon: { nakshatraName: string } } };
    parts: Record<string, { blocks: unknown[] }>;
  };
  expect(chart.settings.ayanamsa).toBe('raman');
  expect(chart.grahas.moon.nakshatraName).toBe('Purva Ashadha');
  expect(parts['basic-details']?.blocks.length).toBeGreaterThan(0);
});

test('a birth without a time has the report of its whole day', () => {
  const text = run('chart', '--date', '1990-05-14', ...UJJAIN);
  expect(text).toMatch(/^.*14 May 1990, time not known/);
  expect(text).not.toContain('Ascendant  ');
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
    '--place is "Ujjain", but must be latitude and longitude: 23.18,75.77.',
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
])('%j is refused with one sentence', (args, sentence) => {
  expect(() => run(...args)).toThrow(sentence);
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
