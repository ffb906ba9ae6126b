import type { Dusks, TimeSpan, VedicDayBounds } from '../panchang/index.ts';
import { partOf } from './kalam.ts';

/** The eighth muhurta of the day, about noon. */
export interface AbhijitMuhurta extends TimeSpan {
  /** on a Wednesday it is itself the dur muhurta */
  readonly avoided: boolean;
}

/** Hours of the day and the night that are auspicious or meant for worship, in order of their beginning. */
export interface AuspiciousHours {
  /** the fourteenth of the fifteen muhurtas of the night before; null if that night has no beginning */
  readonly brahmaMuhurta: TimeSpan | null;
  /** the last tenth of the night before; null if that night has no beginning */
  readonly pratahSandhya: TimeSpan | null;
  /** the eighth of the fifteen muhurtas of the day, around noon */
  readonly abhijit: AbhijitMuhurta;
  /** the eleventh of the fifteen muhurtas of the day */
  readonly vijayaMuhurta: TimeSpan;
  /** a thirtieth of the night from `Dusks.godhuliJdUt` on */
  readonly godhuli: TimeSpan;
  /** the first tenth of the night */
  readonly sayahnaSandhya: TimeSpan;
  /** the eighth of the fifteen muhurtas of the night */
  readonly nishita: TimeSpan;
}

const WEDNESDAY = 3;

/** Abhijit, the eighth of the fifteen muhurtas of the day. */
export function abhijitOf({ weekday, sunriseJdUt, sunsetJdUt }: VedicDayBounds): AbhijitMuhurta {
  return { ...partOf(sunriseJdUt, sunsetJdUt, 8, 15), avoided: weekday === WEDNESDAY };
}

/** The auspicious hours that sunset and sunrise give a day: what Drik Panchang prints, derived from its pages. */
export function auspiciousHoursOf(
  day: VedicDayBounds,
  { previousSunsetJdUt, godhuliJdUt }: Dusks,
): AuspiciousHours {
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day;
  const ofNightBefore = (part: number, parts: number) =>
    previousSunsetJdUt === null ? null : partOf(previousSunsetJdUt, sunriseJdUt, part, parts);
  const ofNight = (part: number, parts: number) => partOf(sunsetJdUt, nextSunriseJdUt, part, parts);
  const dusk = godhuliJdUt ?? sunsetJdUt;
  return {
    brahmaMuhurta: ofNightBefore(14, 15),
    pratahSandhya: ofNightBefore(10, 10),
    abhijit: abhijitOf(day),
    vijayaMuhurta: partOf(sunriseJdUt, sunsetJdUt, 11, 15),
    godhuli: { startJdUt: dusk, endJdUt: dusk + (nextSunriseJdUt - sunsetJdUt) / 30 },
    sayahnaSandhya: ofNight(1, 10),
    nishita: ofNight(8, 15),
  };
}
