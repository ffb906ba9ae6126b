// @vitest-environment node
import {
  festivalsQuerySchema,
  gemstonesRequestSchema,
  kundliDocumentRequestSchema,
  kundliParts,
  muhurtaPurposes,
  muhurtaRequestSchema,
  numerologyRequestSchema,
  paneParts,
  panchangMonthQuerySchema,
  panchangMoreReportQuerySchema,
  panchangQuerySchema,
  prashnaRequestSchema,
  validate,
} from '@jyoti/contract';
import { daysOfList, numerologyDocument } from '@jyoti/reports';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../scripts/testing/births.ts';
import { isHindiText, stringsOf, wrongHindi } from '../../../scripts/testing/hindi.ts';
import { isThorough } from '../../../scripts/testing/thorough.ts';
import { kundliDocument, matchDocument } from '../../../scripts/words/documents.ts';
import { KundliService } from '../../api/src/calculations/kundli/kundli-service.ts';
import { festivalsReport } from '../../api/src/calculations/reports/festivals.ts';
import { gemstonesReport } from '../../api/src/calculations/reports/gemstones.ts';
import { muhurtaReport } from '../../api/src/calculations/reports/muhurta.ts';
import {
  panchangMonthReport,
  panchangMoreReport,
  panchangReport,
} from '../../api/src/calculations/reports/panchang.ts';
import { prashnaReport } from '../../api/src/calculations/reports/prashna.ts';
import { wallCalendarMessages } from '../src/messages.generated/wall-calendar.ts';
import { listDocument } from '../src/features/almanac/festivals/pdf/list-document.ts';
import { toolSheet } from '../src/features/tools/tool-sheet.ts';
import { numerologySheet } from '../src/features/tools/numerology/pdf/numerology-sheet.ts';
import { daySheet } from '../src/features/almanac/panchang/pdf/day-sheet.ts';
import { monthSheet } from '../src/features/almanac/panchang/pdf/month-sheet.ts';
import { sheetsDocument } from '../src/features/almanac/wall-calendar/pdf/sheets-document.ts';
import { withoutTerms } from '../src/features/documents/pdf/without-terms.ts';

const language = 'hi';
const now = new Date('2026-11-24T06:30:00Z');
const setting = { author: 'ज्योति', language, missing: '' } as const;
const births = randomBirths.slice(0, isThorough ? 200 : 12).map((birth) => ({
  ...birth,
  name: 'आशा',
  place: { ...birth.place, name: 'भारत' },
}));
const months = Array.from({ length: isThorough ? 24 : 2 }, (_, month) => ({
  year: 2026 + Math.floor((month + 10) / 12),
  month: ((month + 10) % 12) + 1,
}));
const place = 'नई दिल्ली';
const delhi = { latitude: 28.6139, longitude: 77.209 };
const timezoneAt = () => 'Asia/Kolkata';

function valid<Schema extends Parameters<typeof validate>[0]>(schema: Schema, value: unknown) {
  const checked = validate<Schema>(schema, value, language);
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return checked.value;
}

/** Properties of a document that are not printed. */
const silent = ['type', 'look', 'author', 'language', 'moon'];

function expectHindi(documents: readonly object[]) {
  expect(wrongHindi(documents.flatMap((one) => [...stringsOf(one, silent)]))).toEqual([]);
}

/** Parts of reports have ids beside their texts, and marked terms. */
function expectHindiIn(parts: readonly unknown[]) {
  const texts = [...stringsOf(parts)].map(withoutTerms).filter(isHindiText);
  expect(wrongHindi(texts)).toEqual([]);
}

test('reports of kundlis are printed in Hindi', () => {
  expectHindi(births.map((birth) => kundliDocument(birth, { language, now })));
});

test('reports of births without a time are printed in Hindi', () => {
  expectHindi(births.map((birth) => kundliDocument({ ...birth, time: '' }, { language, now })));
});

test('reports of matches are printed in Hindi', () => {
  const boys = births.slice(0, isThorough ? 40 : 6).map((boy) => ({ ...boy, name: 'रवि' }));
  expectHindi(
    boys.map((boy, index) => matchDocument(boy, births.at(-1 - index) ?? boy, { language, now })),
  );
});

test('panes of the workspace are in Hindi', () => {
  const kundlis = new KundliService(timezoneAt, () => now);
  const most = kundliParts.length;
  const calls = Array.from({ length: Math.ceil(paneParts.length / most) }, (_, call) =>
    paneParts.slice(call * most, (call + 1) * most),
  );
  const documents = births.flatMap((birth, index) => {
    const second = births.at(-1 - index) ?? birth;
    return calls.map((parts) => {
      const request = valid(kundliDocumentRequestSchema, { birth, second, parts });
      return Object.values(kundlis.document(request, language).parts);
    });
  });
  expectHindiIn(documents);
});

test('charts of questions are printed in Hindi', () => {
  expectHindi(
    births.map(({ date, time }, index) => {
      const request = { ...delhi, date, time, ...(index % 2 && { number: 1 + (index % 249) }) };
      const report = prashnaReport(valid(prashnaRequestSchema, request), timezoneAt, language);
      return toolSheet({ ...report, about: report.moment, lines: report.basis }, setting);
    }),
  );
});

test('muhurtas are printed in Hindi', async () => {
  const dependencies = {
    timezoneAt,
    now,
    calculate: async <Result>(work: () => Result) => work(),
    consume: async () => undefined,
  };
  const sheets = muhurtaPurposes.map(async (purpose, index) => {
    const birth = births[index % births.length];
    const range = { from: '2026-11-21', to: isThorough ? '2027-11-20' : '2027-01-20' };
    const request = valid(muhurtaRequestSchema, { ...delhi, ...range, purpose, birth });
    const report = await muhurtaReport(request, dependencies, language);
    const { period, opening, compared } = report;
    return toolSheet({ ...report, about: period, opening, lines: [compared] }, setting);
  });
  expectHindi(await Promise.all(sheets));
});

test('gemstones are printed in Hindi', () => {
  expectHindi(
    births.map((birth) => {
      const request = valid(gemstonesRequestSchema, { birth });
      const report = gemstonesReport(request, timezoneAt, now, language);
      const { sheet: title, born: about, opening } = report;
      return toolSheet({ ...report, title, about, opening: opening.text }, setting);
    }),
  );
});

test('numbers of a name are printed in Hindi', () => {
  const sheets = births.map(({ date: birthDate }) => {
    const request = { firstName: 'आशा', lastName: 'राव', birthDate };
    const report = numerologyDocument(valid(numerologyRequestSchema, request), language);
    return numerologySheet(report, setting);
  });
  const texts = sheets.flatMap((one) => [...stringsOf(one, silent)]);
  expect(wrongHindi(texts, ['ASHA', 'RAV'])).toEqual([]);
});

test('panchangs are printed in Hindi', () => {
  const wall = wallCalendarMessages[language];
  const sheets = months.flatMap(({ year, month: number }) => {
    const query = valid(panchangMonthQuerySchema, { ...delhi, year, month: number });
    const month = panchangMonthReport(query, timezoneAt, language);
    const ofDays = month.days
      .filter((_, index) => isThorough || index % 6 === 0)
      .map(({ date }) => {
        const at = valid(panchangQuerySchema, { ...delhi, date, time: 'sunrise' });
        const whole = valid(panchangMoreReportQuerySchema, { ...delhi, date });
        const day = panchangReport(at, timezoneAt, language);
        const more = panchangMoreReport(whole, timezoneAt, language);
        return daySheet({ day, more, place }, setting);
      });
    return [
      ...ofDays,
      monthSheet({ month, place }, setting),
      sheetsDocument({ year, months: [month], place, words: wall, language }, setting),
    ];
  });
  expectHindi(sheets);
});

test('lists of a year are printed in Hindi', () => {
  const query = valid(festivalsQuerySchema, { ...delhi, year: 2026 });
  const year = festivalsReport(query, timezoneAt, language);
  const words = { where: place, none: 'कुछ नहीं' };
  expectHindi(
    year.parts.map(({ key, title, intro }) =>
      listDocument(year, daysOfList(year, key), { ...words, title, intro }, setting),
    ),
  );
});
