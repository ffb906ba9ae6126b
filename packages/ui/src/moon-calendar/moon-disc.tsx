import { MoonPhase } from '../moon-phase/index.ts';
import { isWaxing, type MoonDay } from './moon-calendar.logic.ts';

/** The Moon phase of a day, decorative next to its text. */
export function MoonDisc({
  day,
  size,
  hemisphere,
}: {
  day: MoonDay;
  size: number;
  hemisphere: 'north' | 'south' | undefined;
}) {
  return (
    <MoonPhase
      illumination={day.illumination}
      waxing={isWaxing(day)}
      state={day.state}
      hemisphere={hemisphere}
      size={size}
      decorative
    />
  );
}
