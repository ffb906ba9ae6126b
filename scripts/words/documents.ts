import {
  horoscopeQuerySchema,
  kundliDocumentRequestSchema,
  kundliParts,
  matchingDocumentRequestSchema,
  numerologyRequestSchema,
  settingsFromSearch,
  validate,
  type HoroscopePeriod,
  type HoroscopeSign,
  type Language,
} from '@jyoti/contract';
import { horoscopeDocument, numerologyDocument } from '../../packages/reports/src/index.ts';
import type { PdfDocument } from '../../packages/pdf/src/index.ts';
import { HoroscopeService } from '../../apps/api/src/calculations/horoscope/horoscope-service.ts';
import { KundliService } from '../../apps/api/src/calculations/kundli/kundli-service.ts';
import { MatchingService } from '../../apps/api/src/calculations/matching/matching-service.ts';
import type { ReportData } from '../../apps/web/src/features/kundli/document-of.ts';
import { daySheet } from '../../apps/web/src/features/kundli/kundli-report/unknown-time/pdf/day-sheet.ts';
import { reportDocument } from '../../apps/web/src/features/kundli/kundli-report/pdf/report-document.ts';
import { withoutTerms } from '../../apps/web/src/features/documents/pdf/without-terms.ts';
import { numerologySheet } from '../../apps/web/src/features/tools/numerology/pdf/numerology-sheet.ts';
import { matchingSheet } from '../../apps/web/src/features/matching/matching-report/pdf/matching-sheet.ts';

/** A birth as the command parses it. */
export interface NamedBirth {
  name: string;
  date: string;
  /** Empty if unknown. */
  time: string;
  place: { name: string; latitude: number; longitude: number; timezone: string };
}

/** The language of the texts, and the instant that they are written for. */
export interface Setting {
  language: Language;
  now: Date;
}

const settings = settingsFromSearch(new URLSearchParams());
const pdfSetting = (language: Language) => ({
  author: 'Jyoti',
  language,
  missing: '',
  contents: '',
});

function checked<Value>(found: { ok: true; value: Value } | { ok: false; fields: unknown }): Value {
  if (found.ok) return found.value;
  throw new Error(JSON.stringify(found.fields));
}

const requestedBirth = ({ time, ...birth }: NamedBirth) =>
  time === '' ? { ...birth, time, time_unknown: true } : { ...birth, time };

/** The whole kundli report of a birth, as the API composes it and the PDF prints it. */
export function kundliDocument(birth: NamedBirth, { language, now }: Setting): PdfDocument {
  const service = new KundliService(
    () => birth.place.timezone,
    () => now,
  );
  const request = checked(
    validate(
      kundliDocumentRequestSchema,
      { birth: requestedBirth(birth), opening: true, parts: kundliParts },
      language,
    ),
  );
  if (request.birth.time_unknown) {
    const report = service.birthDay(request, language);
    return daySheet(
      { report, settings, chartStyle: 'north', now: now.toISOString() },
      pdfSetting(language),
    );
  }
  const kundli = service.document(request, language) as ReportData;
  const { opening } = kundli;
  if (!opening) throw new Error('The report has no opening.');
  return reportDocument(
    { kundli, opening, settings, chartStyle: 'north', now: now.toISOString() },
    pdfSetting(language),
  );
}

/** The whole report of a match. */
export function matchDocument(
  boy: NamedBirth,
  girl: NamedBirth,
  { language, now }: Setting,
): PdfDocument {
  const timezoneAt = (latitude: number) =>
    latitude === boy.place.latitude ? boy.place.timezone : girl.place.timezone;
  const service = new MatchingService(timezoneAt, () => now);
  const request = checked(
    validate(
      matchingDocumentRequestSchema,
      { boy: requestedBirth(boy), girl: requestedBirth(girl) },
      language,
    ),
  );
  const report = service.document(request, language);
  return matchingSheet(
    { report, match: report.matches[0]!, chartStyle: 'north' },
    pdfSetting(language),
  );
}

/** The numbers of a name and a date of birth. */
export function numbersDocument(
  name: string,
  birthDate: string,
  { language }: Setting,
): PdfDocument {
  const [firstName = '', ...rest] = name.split(' ');
  const lastName = rest.join(' ');
  const request = checked(
    validate(numerologyRequestSchema, { firstName, lastName, birthDate }, language),
  );
  return numerologySheet(numerologyDocument(request, language), pdfSetting(language));
}

/** The horoscope of a sign, its texts by area. */
export function horoscopeText(
  sign: HoroscopeSign,
  period: HoroscopePeriod,
  date: string,
  { language, now }: Setting,
): string {
  const service = new HoroscopeService(
    () => 'Asia/Kolkata',
    () => now,
    horoscopeDocument,
  );
  const query = checked(validate(horoscopeQuerySchema, { date }, language));
  const { from, to, parts, steps, advice, company } = service.horoscope(
    sign,
    period,
    query,
    language,
  );
  return [
    `# ${sign}, ${from} to ${to}`,
    ...parts.flatMap(({ title, lines }) => [
      '',
      `## ${title}`,
      lines.map(({ text }) => withoutTerms(text)).join(' '),
    ]),
    ...(steps
      ? [
          '',
          `## ${steps.title}`,
          ...[...steps.past, ...steps.ahead].map(({ label, text, events }) =>
            [`${label}: ${text}`, ...events.map((event) => `  ${event}`)].join('\n'),
          ),
          ...(steps.next ? [steps.next.label] : []),
        ]
      : []),
    ...advice.items.flatMap(({ title, texts }) => ['', `## ${title}`, ...texts]),
    '',
    `## ${company.title}`,
    company.text,
    '',
  ].join('\n');
}
