import { lagnasBetween } from '../../panchang/index.ts';
import type { DayPanchang, SpecialYoga, TimeSpan } from '../../panchang/index.ts';
import { specialYogasOf } from '../../panchang/index.ts';
import { crossingsOf } from '../../sky/index.ts';
import type { GeoPlace } from '../../sky/index.ts';
import { GRAHA_IDS, signOf } from '../../chart/index.ts';
import type { SignNumber } from '../../chart/index.ts';
import { abhijitOf } from '../auspicious.ts';
import type { AbhijitMuhurta } from '../auspicious.ts';
import { varjyamsOf } from '../ghatikas.ts';
import { kalamsOf } from '../kalam.ts';
import { thirtyMuhurtasOf } from '../thirty-muhurtas.ts';
import type { DayVeto, ReasonAgainst, ReasonFor, SpanVeto, WeighedReason } from './reasons.ts';
import { endOfAvoidedYoga, isWaived, vetoesOf, weigh } from './segment.ts';
import type { Segment, SegmentContext } from './segment.ts';
import type { RangeSky } from './sky-of-range.ts';

/** How good a window is, by the sum of its weights. */
export type MuhurtaQuality = 'excellent' | 'good' | 'fair';

/**
 * Who accepts a day or a window: `all` the rules; `many` printed lists of dates, though a stricter rule of the texts is against
 * it. A day that neither accepts has no window.
 */
export type MuhurtaGrade = 'all' | 'many';

/** A time at which the act may be done: one lagna, tithi and nakshatra, with the same reasons throughout. */
export interface MuhurtaWindow extends TimeSpan {
  /** sign that rises, 1 (Aries) to 12 (Pisces) */
  readonly lagna: SignNumber;
  /** 1 to 30 */
  readonly tithi: number;
  /** 1 to 27 */
  readonly nakshatra: number;
  /** points: the sum of the weights of all reasons */
  readonly score: number;
  /** word for that score */
  readonly quality: MuhurtaQuality;
  /** what speaks for it */
  readonly for: readonly WeighedReason<ReasonFor>[];
  /** what counts against it without forbidding it */
  readonly against: readonly WeighedReason<ReasonAgainst>[];
  /** whether all rules hold, or only those that many printed lists ask for */
  readonly grade: MuhurtaGrade;
  /** stricter rules that many printed lists do not ask for; empty for the grade `all` */
  readonly waived: readonly WeighedReason<DayVeto | SpanVeto>[];
}

/** Limbs of a day, and what its windows share. */
export interface SearchedDay extends Omit<SegmentContext, 'forbidden'> {
  readonly limbs: Pick<DayPanchang, 'tithis' | 'nakshatras' | 'yogas' | 'karanas'>;
  readonly place: GeoPlace;
  /** what the day itself needs printed lists to accept */
  readonly waived: readonly DayVeto[];
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

  const allowed: Judged[] = [];
  const cuts = [...ingressesIn(whole, sky), ...context.forbidden.flatMap(boundsOf)];
  for (const segment of segmentsOf(limbs, lagnas, cuts, day, whole)) {
    const found: (DayVeto | SpanVeto)[] = [...searched.waived];
    let hard: SpanVeto | undefined;
    for (const veto of vetoesOf(segment, context)) {
      if (!isWaived(veto, searched.rule, segment, sky)) {
        hard = veto;
        break;
      }
      if (!found.some(({ code }) => code === veto.code)) found.push(veto);
    }
    if (hard !== undefined) note(hard);
    else {
      const waived = found.map((veto) => ({ ...veto, weight: GRAVE }));
      allowed.push({ segment, ...weigh(segment, context), waived });
    }
  }
  const abhijit = abhijitOf(day);
  const specials = specialYogasOf(
    { weekday: day.weekday, vedicDay: day, span: whole, ...limbs },
    sky.almanac,
  );
  const windows: MuhurtaWindow[] = [];
  for (const judged of joined(allowed)) {
    const { startJdUt, endJdUt } = judged.segment;
    if (endJdUt - startJdUt < SHORTEST) note({ code: 'too_short' });
    else windows.push(windowOf(judged, abhijit, specials));
  }
  // Those that need the fewest waivers: of the grade `all` where the day has any.
  const fewest = Math.min(...windows.map(({ waived }) => waived.length));
  return {
    windows: windows.filter(({ waived }) => waived.length === fewest),
    vetoes: [...vetoes.values()],
  };
}

const boundsOf = ({ startJdUt, endJdUt }: TimeSpan) => [startJdUt, endJdUt];

/** When grahas enter another sign. A graha that enters one and returns within a day is not looked for. */
function ingressesIn({ startJdUt, endJdUt }: TimeSpan, { track }: RangeSky): number[] {
  return GRAHA_IDS.map(track)
    .filter(({ at }) => signOf(at(startJdUt)) !== signOf(at(endJdUt)))
    .flatMap((moving) => crossingsOf(moving, 12, startJdUt, endJdUt, 1))
    .map(({ jdUt }) => jdUt);
}

/**
 * Cuts a day at everything that changes.
 * @param cutsOfDay instants besides the ends of limbs and lagnas, Julian days UT
 */
function segmentsOf(
  limbs: SearchedDay['limbs'],
  lagnas: readonly Segment['lagna'][],
  cutsOfDay: readonly number[],
  day: SearchedDay['day'],
  whole: TimeSpan,
): Segment[] {
  const noon = (day.sunriseJdUt + day.sunsetJdUt) / 2;
  const ends = [...limbs.tithis, ...limbs.nakshatras, ...limbs.yogas, ...limbs.karanas, ...lagnas];
  const cuts = [
    whole.startJdUt,
    ...ends.map(({ endJdUt }) => endJdUt),
    ...limbs.yogas.map(endOfAvoidedYoga),
    ...cutsOfDay,
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

/** A weight that no sum of small advantages makes up for. */
const GRAVE = -2;

/** The sum of the weights; with a grave reason against it, below what is excellent. */
function scoreOf(
  good: readonly WeighedReason<ReasonFor>[],
  against: readonly { readonly weight: number }[],
): number {
  const sum = [...good, ...against].reduce((total, { weight }) => total + weight, 0);
  return against.some(({ weight }) => weight <= GRAVE) ? Math.min(sum, EXCELLENT - 1) : sum;
}

/** A segment with what counts for and against it. */
type Judged = { readonly segment: Segment } & ReturnType<typeof weigh> &
  Pick<MuhurtaWindow, 'waived'>;

/** Joins neighbours of one lagna, tithi and nakshatra that have the same reasons. */
function joined(all: readonly Judged[]): Judged[] {
  const windows: Judged[] = [];
  for (const judged of all) {
    const { segment } = judged;
    const last = windows.at(-1);
    const same =
      last !== undefined &&
      last.segment.endJdUt === segment.startJdUt &&
      last.segment.lagna === segment.lagna &&
      last.segment.tithi === segment.tithi &&
      last.segment.nakshatra === segment.nakshatra &&
      reasonsOf(last) === reasonsOf(judged);
    if (same) {
      const whole = { ...last.segment, endJdUt: segment.endJdUt };
      windows[windows.length - 1] = { ...last, segment: whole };
    } else windows.push(judged);
  }
  return windows;
}

const reasonsOf = (judged: Judged): string =>
  JSON.stringify([judged.for, judged.against, judged.waived]);

function windowOf(
  { segment, for: limbs, against, waived }: Judged,
  abhijit: AbhijitMuhurta,
  specials: readonly SpecialYoga[],
): MuhurtaWindow {
  const { startJdUt, endJdUt, lagna, tithi, nakshatra } = segment;
  const meets = (span: TimeSpan): boolean => span.startJdUt < endJdUt && span.endJdUt > startJdUt;
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
  const score = scoreOf(good, [...against, ...waived]);
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
    grade: waived.length === 0 ? 'all' : 'many',
    waived,
  };
}
