import { houseFrom, isCombust, shortestArc, signOf } from '../../chart/index.ts';
import type { SignNumber, Weekday } from '../../chart/index.ts';
import { lunarMonthAt } from '../../panchang/index.ts';
import type { LunarMonth, VedicDayBounds } from '../../panchang/index.ts';
import type { GeoPlace } from '../../sky/index.ts';
import type { DayVeto, JourneyDirection } from './reasons.ts';
import type { MuhurtaRule } from './rules.ts';
import type { RangeSky } from './sky-of-range.ts';

/** Directions that a weekday obstructs (dishashool; Muhurta Chintamani ch. 11), Sunday to Saturday. */
const SHOOL: Readonly<Record<Weekday, JourneyDirection>> = {
  0: 'west',
  1: 'east',
  2: 'north',
  3: 'north',
  4: 'south',
  5: 'west',
  6: 'east',
};

const CAPRICORN: SignNumber = 10;
const ASHADHA = 4;
const BHADRAPADA = 6;
const KARTIKA = 8;

/** Whether Vishnu sleeps: from Ashadha Shukla 11 to Kartika Shukla 10 (amanta). */
function isDevshayana(month: number, tithi: number): boolean {
  if (month === ASHADHA) return tithi >= 11;
  if (month === KARTIKA) return tithi <= 10;
  return month > ASHADHA && month < KARTIKA;
}

/** A day with what its vetoes are judged by. */
export interface JudgedDay {
  readonly lunarMonth: LunarMonth;
  readonly vetoes: readonly DayVeto[];
  /** those that printed lists do not ask for */
  readonly waived: readonly DayVeto[];
}

/** Whether printed lists accept a day in spite of a veto. */
function isWaived(veto: DayVeto, { waived }: MuhurtaRule): boolean {
  switch (veto.code) {
    case 'near_sun':
      return true;
    case 'weekday':
      return waived?.weekdays.includes(veto.weekday) ?? false;
    case 'solar_month':
      return waived?.solarSigns.includes(veto.sign) ?? false;
    case 'lunar_month':
      return waived?.lunarMonths.includes(veto.month) ?? false;
    case 'dakshinayana':
      return waived?.dakshinayana ?? false;
    default:
      return false;
  }
}

/**
 * What forbids a whole day for an act, as of its sunrise.
 * @param direction of a journey, if there is one
 */
export function judgeDay(
  rule: MuhurtaRule,
  { weekday, sunriseJdUt: jdUt, sunsetJdUt }: VedicDayBounds,
  sky: RangeSky,
  place: GeoPlace,
  direction: JourneyDirection | undefined,
): JudgedDay {
  const lunarMonth = lunarMonthAt(jdUt, sky.almanac);
  const month = lunarMonth.number;
  const sun = sky.almanac.sun.at(jdUt);
  const sign = signOf(sun);
  const tithi = Math.floor(sky.almanac.elongation.at(jdUt) / 12) + 1;
  const vetoes: DayVeto[] = [];
  if (rule.cleanMonth) {
    if (lunarMonth.adhika) vetoes.push({ code: 'adhika_month', month });
    if (lunarMonth.kshaya) vetoes.push({ code: 'kshaya_month', month });
    if (month === BHADRAPADA && tithi > 15) vetoes.push({ code: 'pitru_paksha' });
  }
  if (rule.lunarMonths?.includes(month) === false) vetoes.push({ code: 'lunar_month', month });
  if (rule.solarSigns?.includes(sign) === false) vetoes.push({ code: 'solar_month', sign });
  if (rule.uttarayana && houseFrom(CAPRICORN, sign) > 6)
    vetoes.push({ code: 'dakshinayana', sign });
  if (rule.devshayana && isDevshayana(month, tithi)) vetoes.push({ code: 'devshayana', month });
  for (const graha of rule.combustion) {
    const track = sky.track(graha);
    const longitude = track.at(jdUt);
    const distance = shortestArc(longitude, sun);
    if (sky.heliacal[graha].seenAt(jdUt, sunsetJdUt, place).length === 0) {
      vetoes.push({ code: 'combust', graha, distance });
    } else if (isCombust(graha, longitude, sun, track.speedAt(jdUt) < 0)) {
      vetoes.push({ code: 'near_sun', graha, distance });
    }
  }
  const { best, good } = rule.weekdays;
  if (!best.includes(weekday) && !good.includes(weekday)) vetoes.push({ code: 'weekday', weekday });
  if (direction !== undefined && SHOOL[weekday] === direction) {
    vetoes.push({ code: 'direction_shool', direction });
  }
  return {
    lunarMonth,
    vetoes: vetoes.filter((veto) => !isWaived(veto, rule)),
    waived: vetoes.filter((veto) => isWaived(veto, rule)),
  };
}
