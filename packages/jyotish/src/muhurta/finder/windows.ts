import { lagnasBetween } from '../../panchang/index.ts';
import type { DayPanchang, SpecialYoga, TimeSpan } from '../../panchang/index.ts';
import { specialYogasOf } from '../../panchang/index.ts';
import type { GeoPlace } from '../../sky/index.ts';
import type { SignNumber } from '../../chart/index.ts';
import { abhijitOf } from '../auspicious.ts';
import type { AbhijitMuhurta } from '../auspicious.ts';
import { varjyamsOf } from '../ghatikas.ts';
import { kalamsOf } from '../kalam.ts';
import { thirtyMuhurtasOf } from '../thirty-muhurtas.ts';
import type { ReasonAgainst, ReasonFor, SpanVeto, WeighedReason } from './reasons.ts';
import { endOfAvoidedYoga, lagnaVeto, limbVeto, weigh } from './segment.ts';
import type { Segment, SegmentContext } from './segment.ts';

/** How good a window is, by the sum of its weights. */
export type MuhurtaQuality = 'excellent' | 'good' | 'fair';

/** A time at which the act may be done: one lagna, tithi and nakshatra. */
export interface MuhurtaWindow extends TimeSpan {
  readonly lagna: SignNumber;
  /** 1 to 30 */
  readonly tithi: number;
  /** 1 to 27 */
  readonly nakshatra: number;
  readonly score: number;
  readonly quality: MuhurtaQuality;
  readonly for: readonly WeighedReason<ReasonFor>[];
  readonly against: readonly WeighedReason<ReasonAgainst>[];
}

/** Limbs of a day, and what its windows share. */
export interface SearchedDay extends Omit<SegmentContext, 'forbidden'> {
  readonly limbs: Pick<DayPanchang, 'tithis' | 'nakshatras' | 'yogas' | 'karanas'>;
  readonly place: GeoPlace;
}

/** A ghatika, days: nothing shorter is offered. */
const SHORTEST = 1 / 60;

const EXCELLENT = 14;
const GOOD = 9;

/** The word for a score: 14 points and more are excellent, 9 and more good. */
export function qualityOf(score: number): MuhurtaQuality {
  if (score >= EXCELLENT) return 'excellent';
  return score >= GOOD ? 'good' : 'fair';
}

/** Inauspicious hours of a day, which rule out every act. */
function forbiddenOf(
  { day, limbs, sky }: SearchedDay,
  whole: TimeSpan,
): SegmentContext['forbidden'] {
  const marked = (spans: readonly TimeSpan[], code: 'rahu_kaal' | 'dur_muhurta' | 'varjyam') =>
    spans.map(({ startJdUt, endJdUt }) => ({ startJdUt, endJdUt, veto: { code } as SpanVeto }));
  return [
    ...marked([kalamsOf(day).rahuKaal], 'rahu_kaal'),
    ...marked(
      thirtyMuhurtasOf(day).filter(({ dur }) => dur),
      'dur_muhurta',
    ),
    ...marked(varjyamsOf(limbs.nakshatras, whole), 'varjyam'),
    ...sky.sankrantis.map(({ startJdUt, endJdUt, sign }) => ({
      startJdUt,
      endJdUt,
      veto: { code: 'sankranti', sign: sign as SignNumber } as SpanVeto,
    })),
  ];
}

/** The windows of a day in order, or what forbids each part of it where there are none. */
export function windowsOf(searched: SearchedDay): {
  readonly windows: MuhurtaWindow[];
  readonly vetoes: SpanVeto[];
} {
  const { day, limbs, place, sky } = searched;
  const whole = { startJdUt: day.sunriseJdUt, endJdUt: day.nextSunriseJdUt };
  const vetoes = new Map<string, SpanVeto>();
  const note = (veto: SpanVeto): void => {
    vetoes.set(JSON.stringify(veto), veto);
  };
  const context: SegmentContext = { ...searched, forbidden: forbiddenOf(searched, whole) };
  const lagnas = lagnasBetween(whole.startJdUt, whole.endJdUt, place, sky.almanac.ayanamsa);
  if (lagnas === null) return { windows: [], vetoes: [{ code: 'no_lagna' }] };

  const allowed: Segment[] = [];
  for (const segment of segmentsOf(limbs, lagnas, context.forbidden, day, whole)) {
    const veto = limbVeto(segment, context) ?? lagnaVeto(segment, context);
    if (veto !== null) note(veto);
    else allowed.push(segment);
  }
  const abhijit = abhijitOf(day);
  const specials = specialYogasOf({
    weekday: day.weekday,
    vedicDay: day,
    span: whole,
    ...limbs,
  });
  const windows: MuhurtaWindow[] = [];
  for (const segment of joined(allowed)) {
    if (segment.endJdUt - segment.startJdUt < SHORTEST) note({ code: 'too_short' });
    else windows.push(windowOf(segment, context, abhijit, specials));
  }
  return { windows, vetoes: [...vetoes.values()] };
}

/** Cuts a day at everything that changes. */
function segmentsOf(
  limbs: SearchedDay['limbs'],
  lagnas: readonly Segment['lagna'][],
  forbidden: SegmentContext['forbidden'],
  day: SearchedDay['day'],
  whole: TimeSpan,
): Segment[] {
  const noon = (day.sunriseJdUt + day.sunsetJdUt) / 2;
  const ends = [...limbs.tithis, ...limbs.nakshatras, ...limbs.yogas, ...limbs.karanas, ...lagnas];
  const cuts = [
    whole.startJdUt,
    ...ends.map(({ endJdUt }) => endJdUt),
    ...limbs.yogas.map(endOfAvoidedYoga),
    // Several nakshatras lie in two signs, and the house of the Moon changes with its sign.
    ...limbs.nakshatras.flatMap(({ padas }) => padas.map(({ endJdUt }) => endJdUt)),
    ...forbidden.flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt]),
    noon,
    day.sunsetJdUt,
    whole.endJdUt,
  ]
    .filter((cut) => cut >= whole.startJdUt && cut <= whole.endJdUt)
    .toSorted((a, b) => a - b);
  const running = <Span extends TimeSpan>(spans: readonly Span[], jdUt: number): Span =>
    spans.find(({ endJdUt }) => jdUt < endJdUt)!;
  return cuts.slice(1).flatMap((endJdUt, at) => {
    const startJdUt = cuts[at]!;
    if (endJdUt <= startJdUt) return [];
    const middle = (startJdUt + endJdUt) / 2;
    return {
      startJdUt,
      endJdUt,
      tithi: running(limbs.tithis, middle),
      nakshatra: running(limbs.nakshatras, middle),
      yoga: running(limbs.yogas, middle),
      karana: running(limbs.karanas, middle),
      lagna: running(lagnas, middle),
    };
  });
}

/** Joins neighbours without a visible difference: yoga and karana count only by their quality. */
function joined(segments: readonly Segment[]): Segment[] {
  const windows: Segment[] = [];
  for (const segment of segments) {
    const last = windows.at(-1);
    const same =
      last !== undefined &&
      last.endJdUt === segment.startJdUt &&
      last.lagna === segment.lagna &&
      last.tithi === segment.tithi &&
      last.nakshatra === segment.nakshatra &&
      last.yoga.good === segment.yoga.good &&
      last.karana.kind === segment.karana.kind;
    if (same) windows[windows.length - 1] = { ...last, endJdUt: segment.endJdUt };
    else windows.push(segment);
  }
  return windows;
}

function windowOf(
  segment: Segment,
  context: SegmentContext,
  abhijit: AbhijitMuhurta,
  specials: readonly SpecialYoga[],
): MuhurtaWindow {
  const { startJdUt, endJdUt, lagna, tithi, nakshatra } = segment;
  const meets = (span: TimeSpan): boolean => span.startJdUt < endJdUt && span.endJdUt > startJdUt;
  const { for: limbs, against } = weigh(segment, context);
  const good = [...limbs];
  for (const special of specials) {
    if (meets(special)) good.push({ code: 'special_yoga', yoga: special.yoga, weight: 1 });
  }
  if (!abhijit.avoided && meets(abhijit)) {
    good.push({
      code: 'abhijit',
      startJdUt: abhijit.startJdUt,
      endJdUt: abhijit.endJdUt,
      weight: 1,
    });
  }
  const score = [...good, ...against].reduce((sum, { weight }) => sum + weight, 0);
  return {
    startJdUt,
    endJdUt,
    lagna: lagna.sign,
    tithi: tithi.number,
    nakshatra: nakshatra.number,
    score,
    quality: qualityOf(score),
    for: good,
    against,
  };
}
