import type { LunarMonth } from '../panchang/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { Context } from './context.ts';
import { windowOf } from './day-parts.ts';
import type { FestivalDay } from './days.ts';
import { smartaDay, vaishnavaDay } from './ekadashi-days.ts';
import type { EkadashiDay } from './ekadashi-days.ts';
import { tithiBasis } from './found.ts';
import type { Found } from './found.ts';
import type { EkadashiFast, Parana } from './observance.ts';
import type { TithiSpan } from './spans.ts';

/** Names of the Ekadashis by amanta month, bright half and dark half (Padma Purana, Uttara Khanda). */
const NAMES: readonly (readonly [shukla: string, krishna: string])[] = [
  ['Kamada', 'Varuthini'],
  ['Mohini', 'Apara'],
  ['Nirjala', 'Yogini'],
  ['Devshayani', 'Kamika'],
  ['Shravana Putrada', 'Aja'],
  ['Parsva', 'Indira'],
  ['Papankusha', 'Rama'],
  ['Devutthana', 'Utpanna'],
  ['Mokshada', 'Saphala'],
  ['Pausha Putrada', 'Shattila'],
  ['Jaya', 'Vijaya'],
  ['Amalaki', 'Papamochani'],
];
const NAMES_IN_ADHIKA = ['Padmini', 'Parama'] as const;

function nameOf(month: LunarMonth, tithi: number): string {
  const names = month.adhika ? NAMES_IN_ADHIKA : NAMES[month.number - 1]!;
  return names[tithi < 15 ? 0 : 1];
}

/**
 * The day or days of an Ekadashi.
 * @param ekadashi the tithi; @param dwadashi the one after it
 * @returns one day when Smartas and Vaishnavas agree, else two; null where a sunrise is missing
 */
export function daysOfEkadashi(
  ekadashi: TithiSpan,
  dwadashi: TithiSpan,
  { days }: Context,
): (Found | null)[] {
  const startDay = days.containing(ekadashi.start);
  const later = [1, 2, 3].map((after) => startDay && days.byNumber(startDay.number + after));
  const [first, second, third] = later;
  if (!startDay || !first || !second || !third) return [null];

  const times = {
    start: ekadashi.start,
    end: ekadashi.end,
    dwadashiEnd: dwadashi.end,
    sunrises: [first.sunrise, second.sunrise, third.sunrise],
  } as const;
  const found = ({ after, choice }: EkadashiDay, tradition: EkadashiFast['tradition']): Found => {
    const day = [startDay, first, second][after]!;
    const next = [first, second, third][after]!;
    const part = choice === 'dashami_at_arunodaya' ? 'arunodaya' : 'sunrise';
    return {
      day: day.number,
      basis: tithiBasis(ekadashi),
      window: { part, ...windowOf(day, part)! },
      choice,
      fast: {
        name: nameOf(ekadashi.month, ekadashi.number),
        tradition,
        parana: paranaOn(next, ekadashi.end, dwadashi.end),
      },
    };
  };
  const smarta = smartaDay(times);
  const vaishnava = vaishnavaDay(times);
  return smarta.after === vaishnava.after
    ? [found(smarta, 'all')]
    : [found(smarta, 'smarta'), found(vaishnava, 'vaishnava')];
}

/**
 * When a fast is broken on the day after it: after Hari Vasara, by daylight, and before Dwadashi ends. Almanacs print the first
 * fifth of the day, and its fourth fifth where Hari Vasara lasts beyond the first: midday is avoided. The texts have no day so
 * short that Hari Vasara outlasts it; for winter days at high latitudes the following evening is used.
 */
function paranaOn(day: FestivalDay, ekadashiEnd: JulianDay, dwadashiEnd: JulianDay): Parana {
  const hariVasaraEnd = ekadashiEnd + (dwadashiEnd - ekadashiEnd) / 4;
  const facts = { hariVasaraEnd, dwadashiEnd };
  const morning = windowOf(day, 'trimuhurta')!.end;
  const afternoon = windowOf(day, 'aparahna')!;
  if (dwadashiEnd <= day.sunrise) {
    return { start: day.sunrise, end: morning, latest: morning, ...facts };
  }
  const latest = hariVasaraEnd < day.sunset ? Math.min(dwadashiEnd, day.sunset) : dwadashiEnd;
  const first = Math.max(day.sunrise, hariVasaraEnd);
  const [start, end] =
    first < morning
      ? [first, morning]
      : first < afternoon.end
        ? [Math.max(first, afternoon.start), afternoon.end]
        : [first, latest];
  return { start, end: Math.min(end, latest), latest, ...facts };
}
