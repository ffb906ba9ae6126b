import { houseFrom, nakshatraOf, signOf } from '../../chart/index.ts';
import type { GrahaId, HouseNumber, PlanetId, SignNumber } from '../../chart/index.ts';
import { chandrabalaAt, isGoodYoga, tarabalaAt } from '../../panchang/index.ts';
import type {
  KaranaSpan,
  LagnaSpan,
  NakshatraSpan,
  TimeSpan,
  TithiSpan,
  VedicDayBounds,
  YogaSpan,
} from '../../panchang/index.ts';
import { panchakaAt } from '../panchaka.ts';
import type { ReasonAgainst, ReasonFor, SpanVeto, WeighedReason } from './reasons.ts';
import { MALEFICS } from './rules.ts';
import type { MuhurtaChoice, MuhurtaHouseRule, MuhurtaRule } from './rules.ts';
import type { RangeSky } from './sky-of-range.ts';

/** A person for whom a muhurta is searched. */
export interface MuhurtaBirth {
  /** sidereal longitude of the Moon at birth, degrees */
  readonly moonLongitude: number;
  /** for a marriage: Jupiter is judged for the bride, the Sun for the groom */
  readonly role?: 'bride' | 'groom';
}

/** The facts of a person's birth that the rules use. */
export interface BirthMoon {
  readonly nakshatra: number;
  readonly sign: SignNumber;
  readonly role: MuhurtaBirth['role'];
}

/** @throws JyotishError `out_of_range` when the longitude is not a finite number */
export function birthMoonOf({ moonLongitude, role }: MuhurtaBirth): BirthMoon {
  return { nakshatra: nakshatraOf(moonLongitude).number, sign: signOf(moonLongitude), role };
}

/** A part of a day in which all facts that the rules use are constant. */
export interface Segment extends TimeSpan {
  readonly tithi: TithiSpan;
  readonly nakshatra: NakshatraSpan;
  readonly yoga: YogaSpan;
  readonly karana: KaranaSpan;
  readonly lagna: LagnaSpan;
}

/** What the segments of a day have in common. */
export interface SegmentContext {
  readonly rule: MuhurtaRule;
  readonly day: VedicDayBounds;
  readonly births: readonly BirthMoon[];
  readonly sky: RangeSky;
  /** times of the day that forbid, by their code */
  readonly forbidden: readonly (TimeSpan & { readonly veto: SpanVeto })[];
}

/** Ghatikas of sixty that are avoided from a yoga's beginning (Muhurta Chintamani ch. 1). */
const AVOIDED_OF_YOGA: Readonly<Partial<Record<number, number>>> = {
  1: 3,
  6: 6,
  9: 5,
  10: 6,
  13: 9,
  15: 3,
  17: 60,
  19: 30,
  27: 60,
};

/** When the avoided part of a yoga ends, or its beginning if it has none. */
export function endOfAvoidedYoga({ number, startJdUt, endJdUt }: YogaSpan): number {
  return startJdUt + ((AVOIDED_OF_YOGA[number] ?? 0) / 60) * (endJdUt - startJdUt);
}

const allows = <Value>({ best, good }: MuhurtaChoice<Value>, value: Value): boolean =>
  best.includes(value) || good.includes(value);

const middleOf = ({ startJdUt, endJdUt }: TimeSpan): number => (startJdUt + endJdUt) / 2;

/** What forbids a segment: first its limbs, because they forbid most, its time, the lagna and the births. */
export function* vetoesOf(segment: Segment, context: SegmentContext): Generator<SpanVeto> {
  const { rule, day, births, forbidden } = context;
  const { tithi, nakshatra, yoga, karana, lagna } = segment;
  const middle = middleOf(segment);
  if (!allows(rule.nakshatras, nakshatra.number)) {
    yield { code: 'nakshatra', nakshatra: nakshatra.number };
  }
  if (!allows(rule.tithis, tithi.number)) yield { code: 'tithi', tithi: tithi.number };
  if (karana.name === 'Vishti') yield { code: 'vishti' };
  if (middle < endOfAvoidedYoga(yoga)) yield { code: 'yoga', yoga: yoga.number };
  const noon = (day.sunriseJdUt + day.sunsetJdUt) / 2;
  const last = { any: day.nextSunriseJdUt, daylight: day.sunsetJdUt, forenoon: noon }[rule.hours];
  if (middle > last) yield { code: 'time_of_day' };
  const time = forbidden.find(({ startJdUt, endJdUt }) => startJdUt <= middle && middle < endJdUt);
  if (time !== undefined) yield time.veto;

  if (rule.lagnas.avoid.includes(lagna.sign)) yield { code: 'lagna', lagna: lagna.sign };
  const { kind } = panchakaAt(tithi.number, nakshatra.number, day.weekday, lagna.sign);
  if (kind !== null && rule.panchakas.includes(kind)) yield { code: 'panchaka', kind };
  const moonSign = signOf(context.sky.almanac.moon.at(middle));
  for (const [birth, { nakshatra: star, sign }] of births.entries()) {
    if (houseFrom(sign, moonSign) === 8) yield { code: 'chandrashtama', birth };
    const { tara, count, round, strength } = tarabalaAt(nakshatra.number, star);
    if (strength === 'bad' && round === 1) yield { code: 'tara', birth, tara, count };
    if (houseFrom(sign, lagna.sign) === 8) {
      yield { code: 'lagna_eighth_from_birth', birth, lagna: lagna.sign };
    }
  }
  for (const house of rule.houses) {
    if (!house.veto) continue;
    const grahas = occupants(house, segment, context.sky);
    if (grahas.length > 0) yield { code: 'house_occupied', house: house.house, grahas };
  }
}

/** Signs of the Moon in which Bhadra is on the earth; in the others almanacs count it as harmless (bhadra vasa). */
const BHADRA_ON_EARTH: readonly SignNumber[] = [4, 5, 11, 12];

/** Whether printed lists accept a segment in spite of a veto. */
export function isWaived(
  veto: SpanVeto,
  { waived }: MuhurtaRule,
  segment: Segment,
  { almanac }: RangeSky,
): boolean {
  if (waived === null) return false;
  switch (veto.code) {
    case 'nakshatra':
      return waived.nakshatras.includes(veto.nakshatra);
    case 'tithi':
      return waived.tithis.includes(veto.tithi);
    case 'vishti':
      return !BHADRA_ON_EARTH.includes(signOf(almanac.moon.at(middleOf(segment))));
    case 'lagna':
    case 'panchaka':
    case 'house_occupied':
      return true;
    default:
      return false;
  }
}

function occupants(
  { house, grahas }: MuhurtaHouseRule,
  segment: Segment,
  { track }: RangeSky,
): readonly GrahaId[] {
  const middle = middleOf(segment);
  return grahas.filter(
    (graha) => houseFrom(segment.lagna.sign, signOf(track(graha).at(middle))) === house,
  );
}

const BENEFICS: readonly PlanetId[] = ['jupiter', 'venus', 'mercury'];
const ANGLES_AND_TRINES: readonly HouseNumber[] = [1, 4, 5, 7, 9, 10];
const UPACHAYA: readonly HouseNumber[] = [3, 6, 11];
const LEO: SignNumber = 5;

/** Houses from a birth sign where Jupiter is favourable for a bride, and unfavourable (Muhurta Chintamani ch. 6). */
const OF_BRIDE = { graha: 'jupiter', good: [2, 5, 7, 9, 11], bad: [4, 8, 12] } as const;
/** The same of the Sun for a groom. */
const OF_GROOM = { graha: 'sun', good: [3, 6, 10, 11], bad: [4, 8, 12] } as const;

/** What counts for and against a segment that nothing forbids. */
export function weigh(
  segment: Segment,
  context: SegmentContext,
): {
  readonly for: readonly WeighedReason<ReasonFor>[];
  readonly against: readonly WeighedReason<ReasonAgainst>[];
} {
  const { rule, day, births, sky } = context;
  const { tithi, nakshatra, yoga, karana, lagna } = segment;
  const middle = middleOf(segment);
  const good: WeighedReason<ReasonFor>[] = [];
  const bad: WeighedReason<ReasonAgainst>[] = [];
  const { weekday } = day;
  const { nakshatras, tithis, weekdays } = rule;
  if (nakshatras.best.includes(nakshatra.number)) {
    good.push({ code: 'nakshatra_best', nakshatra: nakshatra.number, weight: 3 });
  } else if (nakshatras.good.includes(nakshatra.number)) {
    good.push({ code: 'nakshatra_good', nakshatra: nakshatra.number, weight: 2 });
  }
  if (tithis.best.includes(tithi.number)) {
    good.push({ code: 'tithi_best', tithi: tithi.number, weight: 2 });
  } else if (tithis.good.includes(tithi.number)) {
    good.push({ code: 'tithi_good', tithi: tithi.number, weight: 1 });
  }
  if (weekdays.best.includes(weekday)) good.push({ code: 'weekday_best', weekday, weight: 2 });
  else if (weekdays.good.includes(weekday)) good.push({ code: 'weekday_good', weekday, weight: 1 });
  if (tithi.paksha === 'shukla') good.push({ code: 'bright_half', weight: 1 });
  if (!isGoodYoga(yoga.number)) bad.push({ code: 'yoga_bad', yoga: yoga.number, weight: -1 });
  if (karana.kind === 'fixed') bad.push({ code: 'fixed_karana', karana: karana.name, weight: -1 });

  const { sign } = lagna;
  if (rule.lagnas.best.includes(sign)) good.push({ code: 'lagna_best', lagna: sign, weight: 2 });
  if (rule.lagnas.weak.includes(sign)) bad.push({ code: 'lagna_weak', lagna: sign, weight: -2 });
  const { kind } = panchakaAt(tithi.number, nakshatra.number, weekday, sign);
  if (kind === null) good.push({ code: 'panchaka_rahita', weight: 1 });
  else bad.push({ code: 'panchaka_mild', kind, weight: -1 });

  const signAt = (graha: GrahaId): SignNumber => signOf(sky.track(graha).at(middle));
  for (const graha of BENEFICS) {
    const house = houseFrom(sign, signAt(graha));
    if (ANGLES_AND_TRINES.includes(house)) {
      good.push({ code: 'benefic_in_angle', graha, house, weight: 1 });
    }
  }
  for (const graha of MALEFICS) {
    const house = houseFrom(sign, signAt(graha));
    if (UPACHAYA.includes(house)) good.push({ code: 'malefic_in_3_6_11', graha, house, weight: 1 });
  }
  for (const house of rule.houses) {
    if (house.veto) continue;
    const grahas = occupants(house, segment, sky);
    if (grahas.length > 0) {
      bad.push({ code: 'house_afflicted', house: house.house, grahas, weight: -2 });
    }
  }
  if (rule.combustion.includes('jupiter') && signAt('jupiter') === LEO) {
    bad.push({ code: 'jupiter_in_leo', weight: -1 });
  }

  for (const [birth, { nakshatra: star, sign: birthSign, role }] of births.entries()) {
    const { tara, count, strength } = tarabalaAt(nakshatra.number, star);
    if (strength === 'good') good.push({ code: 'tara_good', birth, tara, weight: 1 });
    if (strength === 'bad') bad.push({ code: 'tara_bad', birth, tara, count, weight: -1 });
    if (rule.janmaTara && count === 1) bad.push({ code: 'tara_janma', birth, weight: -1 });
    const house = houseFrom(birthSign, signAt('moon'));
    const moon = chandrabalaAt(house, tithi.paksha === 'shukla');
    if (moon === 'good') good.push({ code: 'chandra_good', birth, house, weight: 1 });
    if (moon === 'bad') bad.push({ code: 'chandra_bad', birth, house, weight: -2 });
    if (role === undefined) continue;
    const { graha, good: goodHouses, bad: badHouses } = role === 'bride' ? OF_BRIDE : OF_GROOM;
    const from = houseFrom(birthSign, signAt(graha));
    if ((goodHouses as readonly number[]).includes(from)) {
      good.push({ code: 'graha_good_from_birth', birth, graha, house: from, weight: 1 });
    }
    if ((badHouses as readonly number[]).includes(from)) {
      bad.push({ code: 'graha_bad_from_birth', birth, graha, house: from, weight: -2 });
    }
  }
  return { for: good, against: bad };
}
