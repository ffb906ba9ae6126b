import {
  kundliDocumentRequestSchema,
  kundliParts,
  kundliRequestSchema,
  validate,
  transitsRequestSchema,
  yearChartRequestSchema,
  type Birth,
  type Kundli,
  type KundliDocument,
  type KundliDocumentInput,
  type Language,
  type Transits,
  type YearChart,
  type YearChartInput,
} from '@jyoti/contract';
import { KundliService } from '../../api/src/calculations/kundli/kundli-service.ts';
import type { ReportData } from '../src/features/kundli/kundli-cache.ts';
import { birth, now } from './kundli-fixture.ts';

const service = new KundliService(
  () => 'Asia/Kolkata',
  () => new Date(now),
);

const known = new Map<Birth, Kundli>();

/** All sections of a birth, that of the fixture unless given, computed by the service at the fixture's `now`. */
export function wholeKundli(born: Birth = birth): Kundli {
  const checked = validate(kundliRequestSchema, { birth: born }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  const kundli = known.get(born) ?? service.kundli(checked.value, 'en');
  known.set(born, kundli);
  return kundli;
}

/** The requested parts of a document, as the service writes them. */
export function wholeDocument(
  body: KundliDocumentInput,
  language: Language = 'en',
): KundliDocument {
  const checked = validate(kundliDocumentRequestSchema, body, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return service.document(checked.value, language);
}

/** The same with all parts of its document. */
export const wholeReport = (): ReportData => ({
  ...wholeKundli(),
  parts: wholeDocument({ birth, parts: [...kundliParts] }).parts as ReportData['parts'],
});

/** The chart of a year of the fixture's birth. @param year the year of life. @default the running one */
export function wholeYear(year?: number, place?: YearChartInput['place']): YearChart {
  const checked = validate(yearChartRequestSchema, { birth, year, place }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return service.year(checked.value, 'en');
}

/** The transits over the chart of the fixture's birth. @param at a date. @default now */
export function wholeTransits(at?: string): Transits {
  const checked = validate(transitsRequestSchema, { birth, at }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return service.transits(checked.value, 'en');
}
