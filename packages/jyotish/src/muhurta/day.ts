import type { DayPanchang, Dusks, TimeSpan, VedicDayBounds } from '../panchang/index.ts';
import { auspiciousHoursOf } from './auspicious.ts';
import type { AuspiciousHours } from './auspicious.ts';
import { choghadiyasOf } from './choghadiya.ts';
import type { Choghadiyas } from './choghadiya.ts';
import { amritKaalsOf, varjyamsOf } from './ghatikas.ts';
import { horasOf } from './hora.ts';
import type { Hora } from './hora.ts';
import { kalamsOf } from './kalam.ts';
import type { Kalams } from './kalam.ts';
import { moonDangersOf } from './moon-dangers.ts';
import type { MoonDangers } from './moon-dangers.ts';
import { thirtyMuhurtasOf } from './thirty-muhurtas.ts';
import type { Muhurta } from './thirty-muhurtas.ts';

/** Divisions of the day between sunrise, sunset and the next sunrise. */
export interface DayParts extends Kalams, AuspiciousHours {
  /** the muhurtas that are avoided on this weekday */
  readonly durMuhurtas: readonly Muhurta[];
  /** all thirty, from sunrise */
  readonly muhurtas: readonly Muhurta[];
  /** the twenty-four planetary hours */
  readonly horas: readonly Hora[];
  /** eight of the day and eight of the night */
  readonly choghadiyas: Choghadiyas;
}

/** The good and bad hours of a day. */
export interface DayMuhurta extends MoonDangers {
  /** null if the Sun does not rise or set; see the panchang's notices */
  readonly parts: DayParts | null;
  /** auspicious spans by the Moon's nakshatra */
  readonly amritKaals: readonly TimeSpan[];
  /** spans of the Moon's nakshatra that are avoided */
  readonly varjyams: readonly TimeSpan[];
}

/** The good and bad hours of a panchang's day. */
export function muhurtaOfDay(day: DayPanchang): DayMuhurta {
  return {
    parts: day.vedicDay === null ? null : dayPartsOf(day.vedicDay, day),
    amritKaals: amritKaalsOf(day.nakshatras, day.span),
    varjyams: varjyamsOf(day.nakshatras, day.span),
    ...moonDangersOf(day),
  };
}

function dayPartsOf(day: VedicDayBounds, dusks: Dusks): DayParts {
  const muhurtas = thirtyMuhurtasOf(day);
  return {
    ...kalamsOf(day),
    ...auspiciousHoursOf(day, dusks),
    durMuhurtas: muhurtas.filter(({ dur }) => dur),
    muhurtas,
    horas: horasOf(day),
    choghadiyas: choghadiyasOf(day),
  };
}
