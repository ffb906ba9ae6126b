// @vitest-environment node
import {
  almanacLists,
  gemstonesRequestSchema,
  kundliDocumentRequestSchema,
  kundliParts,
  paneParts,
  numerologyRequestSchema,
  panchangMonthQuerySchema,
  panchangMoreQuerySchema,
  panchangQuerySchema,
  panchangYearQuerySchema,
  prashnaRequestSchema,
  validate,
} from '@jyoti/contract';
import { prashnaPart, reportWords } from '@jyoti/reports';
import { kpMessages } from '@jyoti/reports/messages/kp';
import { prashnaMessages } from '@jyoti/reports/messages/prashna';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../scripts/testing/births.ts';
import { isHindiText, stringsOf, wrongHindi } from '../../../scripts/testing/hindi.ts';
import { isThorough } from '../../../scripts/testing/thorough.ts';
import { kundliDocument, matchDocument } from '../../../scripts/words/documents.ts';
import { KundliService } from '../../api/src/calculations/kundli/kundli-service.ts';
import { numerologyFor } from '../../api/src/calculations/numerology/numerology-service.ts';
import { PanchangService } from '../../api/src/calculations/panchang/panchang-service.ts';
import { YearService } from '../../api/src/calculations/panchang/year-service.ts';
import { gemstonesReport } from '../../api/src/calculations/reports/gemstones.ts';
import { festivalsMessages } from '../src/messages.generated/festivals.ts';
import { numerologyMessages } from '../src/messages.generated/numerology.ts';
import { panchangMoreMessages } from '../src/messages.generated/panchang-more.ts';
import { panchangMessages } from '../src/messages.generated/panchang.ts';
import { wallCalendarMessages } from '../src/messages.generated/wall-calendar.ts';
import { listedDays } from '../src/features/almanac/festivals/listed-days.ts';
import { namedYear } from '../src/features/almanac/festivals/named-year.ts';
import { listDocument } from '../src/features/almanac/festivals/pdf/list-document.ts';
import { gemstonesSheet } from '../src/features/tools/gemstones/pdf/gemstones-sheet.ts';
import { numerologySheet } from '../src/features/tools/numerology/pdf/numerology-sheet.ts';
import { namedDay } from '../src/features/almanac/panchang/named-day.ts';
import { daySheet } from '../src/features/almanac/panchang/pdf/day-sheet.ts';
import { monthSheet } from '../src/features/almanac/panchang/pdf/month-sheet.ts';
import { namedMonth } from '../src/features/almanac/wall-calendar/named-month.ts';
import { sheetsDocument } from '../src/features/almanac/wall-calendar/pdf/sheets-document.ts';
import { withoutTerms } from '../src/features/documents/pdf/without-terms.ts';
import { names as namesIn } from '@jyoti/reports/format';

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

test('charts of questions are in Hindi', () => {
  const words = {
    prashna: reportWords(prashnaMessages, language),
    kp: reportWords(kpMessages, language),
  };
  const kundlis = new KundliService(timezoneAt, () => now);
  const documents = births.map(({ date, time }, index) => {
    const request = { ...delhi, date, time, ...(index % 2 && { number: 1 + (index % 249) }) };
    return prashnaPart(kundlis.prashna(valid(prashnaRequestSchema, request), language), words);
  });
  expectHindiIn(documents);
});

test('gemstones are printed in Hindi', () => {
  expectHindi(
    births.map((birth) => {
      const request = valid(gemstonesRequestSchema, { birth });
      return gemstonesSheet(gemstonesReport(request, timezoneAt, now, language), setting);
    }),
  );
});

test('numbers of a name are printed in Hindi', () => {
  const words = numerologyMessages[language];
  const sheets = births.map(({ date: birthDate }) => {
    const request = { firstName: 'आशा', lastName: 'राव', birthDate };
    const numbers = numerologyFor(valid(numerologyRequestSchema, request), language);
    return numerologySheet({ name: 'आशा', numbers, words }, setting);
  });
  const texts = sheets.flatMap((one) => [...stringsOf(one, silent)]);
  expect(wrongHindi(texts, ['ASHA', 'RAV'])).toEqual([]);
});

test('panchangs are printed in Hindi', () => {
  const service = new PanchangService(timezoneAt);
  const words = panchangMessages[language];
  const wall = wallCalendarMessages[language];
  const names = namesIn[language];
  const sheets = months.flatMap(({ year, month: number }) => {
    const query = valid(panchangMonthQuerySchema, { ...delhi, year, month: number });
    const month = service.month(query, language);
    const ofDays = month.days
      .filter((_, index) => isThorough || index % 6 === 0)
      .map(({ date }) => {
        const at = valid(panchangQuerySchema, { ...delhi, date, time: 'sunrise' });
        const more = service.more(valid(panchangMoreQuerySchema, { ...delhi, date }), language);
        return daySheet(
          {
            ...namedDay({ day: service.day(at, language), month }, names),
            place,
            at: 'सूर्योदय',
            more: { more, words: panchangMoreMessages[language] },
            words,
            language,
          },
          setting,
        );
      });
    const named = namedMonth(month, names);
    return [
      ...ofDays,
      monthSheet({ month: named, place, words, language }, setting),
      sheetsDocument({ year, months: [named], place, words: wall, language }, setting),
    ];
  });
  expectHindi(sheets);
});

test('lists of a year are printed in Hindi', () => {
  const words = festivalsMessages[language];
  const query = valid(panchangYearQuerySchema, { ...delhi, year: 2026 });
  const year = namedYear(new YearService(timezoneAt).year(query, language), namesIn[language]);
  expectHindi(
    almanacLists.map((list) =>
      listDocument(
        {
          year: 2026,
          list,
          days: listedDays(year, list, words, language),
          place,
          coordinates: '28.61° उ, 77.21° पू',
          region: 'पूरा भारत',
          timezone: year.settings.timezone,
          notices: year.notices,
          words,
          language,
        },
        setting,
      ),
    ),
  );
});
