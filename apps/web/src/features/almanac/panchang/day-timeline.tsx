import type { PanchangDocument } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { DayTimeline } from '@jyoti/ui/day-timeline';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The three of the specification, and those for new beginnings: more would overlap. */
const shownTimes = ['rahu_kaal', 'gulika', 'yamaganda', 'abhijit', 'amrit_kaal'];

/** Whether a day has a scale from sunrise to sunrise. If the Sun does not rise or set, the page shows a sentence instead. */
export const hasScale = ({ sunrise, sunset, nextSunrise }: PanchangDocument): boolean =>
  sunrise !== null && sunset !== null && nextSunrise !== null;

/** The day on one scale from sunrise to sunrise; a sentence if the Sun does not rise or set. */
export function TimelineOfDay({ day }: { day: PanchangDocument }) {
  const { about, result, facts } = useMessages(panchangMessages);
  const { sunrise, sunset, nextSunrise, moonrise, moonset, limbs, windows } = day;
  if (!sunrise || !sunset || !nextSunrise) {
    return (
      <Alert tone="info" title={result.polar}>
        {day.notices.join(' ')}
      </Alert>
    );
  }
  return (
    <DayTimeline
      title={result.timeline}
      sunrise={sunrise}
      sunset={sunset}
      nextSunrise={nextSunrise}
      lanes={limbs.map(({ limb, all }) => ({ name: about.limbs[limb].name, spans: all }))}
      windows={windows.flatMap(({ quality, times }) =>
        times
          .filter(({ id }) => shownTimes.includes(id))
          .flatMap(({ name, spans }) =>
            spans.map(({ start, end }) => ({ name, start, end, quality })),
          ),
      )}
      events={[
        ...(moonrise ? [{ name: facts.moonrise, at: moonrise }] : []),
        ...(moonset ? [{ name: facts.moonset, at: moonset }] : []),
      ]}
      legend={false}
      timeZone={day.settings.timezone}
      place={null}
    />
  );
}
