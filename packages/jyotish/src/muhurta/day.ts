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
  readonly durMuhurtas: readonly Muhurta[];
  readonly muhurtas: readonly Muhurta[];
  readonly horas: readonly Hora[];
  readonly choghadiyas: Choghadiyas;
}

/** The good and bad hours of a day. */
export interface DayMuhurta extends MoonDangers {
  /** null if the Sun does not rise or set; see the panchang's notices */
  readonly parts: DayParts | null;
  readonly amritKaals: readonly TimeSpan[];
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
