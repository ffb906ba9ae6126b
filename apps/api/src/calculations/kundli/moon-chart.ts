import {
  castChart,
  civilFromJulianDay,
  GRAHA_IDS,
  houseFrom,
  isoFromJulianDay,
  kaalSarp,
  manglik,
  NAKSHATRAS,
  vimshottari,
  type Chart,
  type GrahaId,
  type JulianDay,
} from '@jyoti/jyotish';
import { grahaInSignReading } from '@jyoti/readings';
import type { MoonChart } from '@jyoti/contract';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { spanOf } from './instants.ts';
import type { MoonDay } from './moon-day.ts';
import { offsetText } from './notices.ts';
import { sadesati } from './sadesati.ts';
import { degrees, grahaName, signName } from './wire-names.ts';

const SECOND = 1 / 86_400;

/** The chart at another instant of the same day, to the second. */
function chartAt(jdUt: JulianDay, { birth, settings, time: { offsetMinutes } }: Chart): Chart {
  // One offset for the whole day. UTC would not do: its date may be before the first supported year.
  const timeZone = offsetText(offsetMinutes);
  const { date, time } = civilFromJulianDay(jdUt, timeZone);
  return castChart({ ...birth, date, time, timeZone, fold: 0 }, settings);
}

/** The day of birth: the charts of its noon and of its first and last second. */
interface Day {
  readonly noon: Chart;
  readonly first: Chart;
  readonly last: Chart;
}

/** Distinct values in order. */
const differing = <Value>(...values: Value[]): Value[] => [...new Set(values)];

function keepsSign({ first, last }: Day, graha: GrahaId): boolean {
  return first.grahas[graha].sign === last.grahas[graha].sign;
}

function grahaOfDay(day: Day, graha: GrahaId, renderer: TextRenderer): MoonChart['grahas'][number] {
  const { noon, first, last } = day;
  const [before, at, after] = [first.grahas[graha], noon.grahas[graha], last.grahas[graha]];
  const isCertain = keepsSign(day, graha);
  const nakshatraName = (number: number) => NAKSHATRAS[number - 1]?.name ?? '';
  const prediction = isCertain
    ? renderer.textOf(grahaInSignReading(graha, at.sign, renderer.language))
    : undefined;
  return {
    graha: grahaName(graha),
    zodiac: differing(before.sign, after.sign).map(signName),
    global_degree: [degrees(before.longitude), degrees(after.longitude)],
    nakshatra: differing(before.nakshatra, at.nakshatra, after.nakshatra).map(nakshatraName),
    house_from_moon:
      isCertain && keepsSign(day, 'moon') ? houseFrom(noon.grahas.moon.sign, at.sign) : null,
    retro: at.retrograde,
    ...(prediction === undefined ? {} : { prediction }),
  };
}

type Uncertain = MoonChart['dashas'][number]['mahadasha'][number];

/** Two instants in order. */
function bounds(one: JulianDay, other: JulianDay): Uncertain['start'] {
  return [isoFromJulianDay(Math.min(one, other)), isoFromJulianDay(Math.max(one, other))];
}

/**
 * Mahadashas of a birth at some time while the Moon is in one nakshatra. Each date moves monotonically with
 * the time of birth.
 */
function dashasUnder(
  part: MoonDay['nakshatras'][number],
  { noon }: Day,
): MoonChart['dashas'][number] {
  // One second inside, so that rounding does not move the Moon into the adjacent nakshatra.
  const ends = [part.startJdUt + SECOND, part.endJdUt - SECOND].map((jdUt) => {
    const { grahas, time } = chartAt(jdUt, noon);
    return vimshottari(grahas.moon.longitude, time.jdUt, noon.settings.yearDays).mahadashas;
  });
  const [early = [], late = []] = ends;
  return {
    nakshatra: NAKSHATRAS[part.nakshatra - 1]?.name ?? '',
    ...spanOf(part),
    mahadasha: early.map((period, index) => {
      const other = late[index] ?? period;
      return {
        planet: grahaName(period.lord),
        start: bounds(period.startJdUt, other.startJdUt),
        end: bounds(period.endJdUt, other.endJdUt),
      };
    }),
  };
}

function mangalFromMoon(day: Day): MoonChart['doshas']['mangal'] {
  if (!keepsSign(day, 'moon') || !keepsSign(day, 'mars')) return null;
  const { house, isDoshaHouse } = manglik(day.noon).references.moon;
  return { house_from_moon: house, is_dosha_house: isDoshaHouse };
}

/** Only the Moon moves far enough in a day to cross the axis of the nodes. */
function kaalsarpOfDay({ first, noon, last }: Day): MoonChart['doshas']['kaalsarp'] {
  const [one, ...others] = [first, noon, last].map(kaalSarp);
  const isSame = others.every(
    (other) => other.isPresent === one?.isPresent && other.isPartial === one.isPartial,
  );
  return one && isSame ? { is_dosha_present: one.isPresent, is_partial: one.isPartial } : null;
}

/**
 * What can be known of a birth without its time: facts that apply to the whole day, and all possible values
 * of the others. Nothing is guessed.
 * @param noon the chart of noon of that day
 */
export function moonChart(
  noon: Chart,
  moonDay: MoonDay,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): MoonChart {
  const day: Day = {
    noon,
    first: chartAt(moonDay.startJdUt, noon),
    last: chartAt(moonDay.endJdUt - SECOND, noon),
  };
  return {
    day: spanOf(moonDay),
    moon: {
      signs: moonDay.signs.map((part) => ({ zodiac: signName(part.sign), ...spanOf(part) })),
      nakshatras: moonDay.nakshatras.map((part) => ({
        nakshatra: NAKSHATRAS[part.nakshatra - 1]?.name ?? '',
        nakshatra_lord: grahaName(NAKSHATRAS[part.nakshatra - 1]?.lord ?? 'ketu'),
        ...spanOf(part),
      })),
    },
    grahas: GRAHA_IDS.map((graha) => grahaOfDay(day, graha, renderer)),
    dashas: moonDay.nakshatras.map((part) => dashasUnder(part, day)),
    doshas: {
      mangal: mangalFromMoon(day),
      kaalsarp: kaalsarpOfDay(day),
      sadesati: keepsSign(day, 'moon') ? sadesati(noon, nowJdUt, renderer) : null,
    },
  };
}
