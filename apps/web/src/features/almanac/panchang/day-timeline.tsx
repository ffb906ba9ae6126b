import type { Panchang } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { LimbTimeline, type DayWindow, type LimbSpan } from '@jyoti/ui/limb-timeline';
import { tithiName } from '../calendar-days.ts';
import { auspiciousWindows, spansOf, type WindowName } from './day-windows.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';

/** The three of the specification, and those for new beginnings: more would overlap. */
const shownHours = ['rahukaal', 'gulika', 'yamakanta', 'abhijit', 'amrit_kaal'] as const;

const isAuspicious = (name: WindowName) => auspiciousWindows.some((good) => good === name);

/** The day on one scale from sunrise to sunrise; a sentence if the Sun does not rise or set. */
export function DayTimeline({ day }: { day: Panchang }) {
  const words = useMessages(panchangMessages);
  const language = useLanguage();
  const { sun_rise, sun_set, next_sun_rise, moon_rise, moon_set } = day.advanced_details;
  if (!sun_rise || !sun_set || !next_sun_rise) {
    return (
      <Alert tone="info" title={words.result.polar}>
        {day.notices.join(' ')}
      </Alert>
    );
  }
  const limbs: LimbSpan[] = (
    [
      ['tithi', day.tithis.map((tithi) => ({ ...tithi, name: tithiName(tithi, language) }))],
      ['nakshatra', day.nakshatras],
      ['yoga', day.yogas],
      ['karana', day.karanas],
    ] as const
  ).flatMap(([limb, spans]) => spans.map(({ name, start, end }) => ({ limb, name, start, end })));
  const windows: DayWindow[] = shownHours.flatMap((kind) =>
    spansOf(day, kind).map(({ start, end }) => ({
      name: words.windows[kind],
      start,
      end,
      quality: isAuspicious(kind) ? ('auspicious' as const) : ('inauspicious' as const),
    })),
  );
  return (
    <LimbTimeline
      title={words.result.timeline}
      sunrise={sun_rise}
      sunset={sun_set}
      nextSunrise={next_sun_rise}
      limbs={limbs}
      windows={windows}
      events={[
        ...(moon_rise ? [{ name: words.facts.moonrise, at: moon_rise }] : []),
        ...(moon_set ? [{ name: words.facts.moonset, at: moon_set }] : []),
      ]}
      legend={false}
      timeZone={day.settings.timezone}
      place={null}
    />
  );
}
