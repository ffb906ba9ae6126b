import {
  kundliParts,
  kundliRequestSchema,
  validate,
  transitsRequestSchema,
  yearChartRequestSchema,
  type Kundli,
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

const request = () => {
  const checked = validate(kundliRequestSchema, { birth }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return checked.value;
};

let whole: Kundli | null = null;

/** All sections of the fixture's birth, computed by the service at the fixture's `now`. */
export const wholeKundli = (): Kundli => (whole ??= service.kundli(request(), 'en'));

/** The same with all parts of its document. */
export const wholeReport = (): ReportData => ({
  ...wholeKundli(),
  parts: service.document({ ...request(), parts: [...kundliParts] }, 'en')
    .parts as ReportData['parts'],
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
