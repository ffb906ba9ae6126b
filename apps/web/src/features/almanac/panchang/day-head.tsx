import {
  atSunrise,
  steppedDate,
  type PanchangDocument,
  type PanchangParams,
} from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Badge } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { Cluster, MediaObject, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { MoonPhase } from '@jyoti/ui/moon-phase';
import { PeriodSteps } from '@jyoti/ui/period-bar';
import { PageHeader } from '@jyoti/ui/page-header';
import { civilDate, weekdayName } from '@jyoti/ui/dates';
import { timeOfDay, timeSpanMessages } from '@jyoti/ui/time-span';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { ownDayOf, todayIn } from '../../../platform/dates/dates.ts';
import { asksForNow, searchOf, type PanchangTab } from './panchang-url.ts';
import * as styles from './panchang.css.ts';
import { ReadAt } from './read-at.tsx';
import { hasScale } from './day-timeline.tsx';
import { useDayTimes } from './use-day-times.ts';
import { placeNameIn } from '../../places/last-place.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { coordinatesIn } from '../../../platform/words/coordinates.ts';

/** Display name of the place of a day: its name, or its coordinates. */
export function usePlaceName({ place, latitude, longitude }: PanchangParams): string {
  const frame = useMessages(frameMessages);
  const name = placeNameIn(frame, { name: place, latitude, longitude });
  return name || coordinatesIn(frame, latitude, longitude);
}

/** Tones of a choghadiya by its name; one that an inauspicious time overlaps is a danger. */
const tones = { auspicious: 'success', good: 'warning', inauspicious: 'danger' } as const;

/** What the current time is suited for; nothing if the day is not running now. */
function NowLine({ day }: { day: PanchangDocument }) {
  const { result: words } = useMessages(panchangMessages);
  const times = useDayTimes(day);
  const { choghadiyas, windows } = day;
  const running = [...choghadiyas.day, ...choghadiyas.night].find(times.runs);
  const rahu = windows.flatMap((kind) => kind.times).find(({ id }) => id === 'rahu_kaal');
  if (!running) return null;
  const { quality, mark, title, rating, end } = running;
  return (
    <Cluster gap="x2">
      <Badge tone={mark === undefined ? tones[quality] : 'danger'}>
        {words.now({ name: title, quality: rating })}
      </Badge>
      <Text as="span" size="small">
        {times.until(end)}
      </Text>
      {rahu?.spans.some(times.runs) && <Badge tone="danger">{words.rahuNow}</Badge>}
    </Cluster>
  );
}

/**
 * Shown before sunrise: the day of the previous date is still running; with a link to the next one.
 */
function StillRunning({
  params,
  day,
  tab,
}: {
  params: PanchangParams;
  day: PanchangDocument;
  tab: PanchangTab;
}) {
  const { result: words } = useMessages(panchangMessages);
  const language = useLanguage();
  const times = useDayTimes(day);
  const ends = day.nextSunrise;
  if (day.date === params.day || ends === null) return null;
  const next = weekdayName(language, params.day);
  return (
    <Cluster gap="x3">
      <Text>
        {words.running({ weekday: weekdayName(language, day.date), ends: times.at(ends) })}
      </Text>
      <ButtonLink size="small" href={`/panchang?${searchOf({ ...params, time: atSunrise }, tab)}`}>
        {words.showDay({ weekday: next })}
      </ButtonLink>
    </Cluster>
  );
}

interface DayHeadProps {
  params: PanchangParams;
  day: PanchangDocument | null;
  /** Whether the day is loading: skeletons are shown. */
  coming: boolean;
  tab: PanchangTab;
  onDay: (day: string) => void;
  onEdit: () => void;
}

/** The date with its Moon, and links to other days and to the form. */
export function DayHead(props: DayHeadProps) {
  const { params, day, coming, tab, onDay, onEdit } = props;
  const { result: words } = useMessages(panchangMessages);
  const language = useLanguage();
  const [search] = useSearchParams();
  const place = usePlaceName(params);
  const shown = day?.date ?? params.day;
  const isHydrated = useIsHydrated();
  // Until the place's time zone is known, "today" is the visitor's own date, which the server does
  // not know.
  const today = day ? todayIn(day.settings.timezone) : isHydrated && ownDayOf();
  const isPresent = asksForNow(search) || shown === today;

  return (
    <Stack gap="x4">
      <PageHeader
        title={
          <>
            <span className={styles.weekday}>{weekdayName(language, shown)},</span>{' '}
            {civilDate(language, shown)}
          </>
        }
        above={
          <Text as="span" tone="muted">
            {words.place({ place })}
          </Text>
        }
      />
      {/* Above the parts that load, to avoid a layout shift. */}
      <Cluster justify="between" gap="x3" className={styles.bar}>
        <PeriodSteps
          label={words.days}
          previousLabel={words.before}
          nextLabel={words.after}
          previous={steppedDate(shown, 'daily', -1)}
          next={steppedDate(shown, 'daily', 1)}
          onValueChange={onDay}
          action={
            !isPresent && (
              <ButtonLink href={`/panchang?${new URLSearchParams({ tab })}`}>
                {words.today}
              </ButtonLink>
            )
          }
        />
        <Button onClick={onEdit}>{words.edit}</Button>
      </Cluster>
      {day && <Opening params={params} day={day} />}
      {!day && !coming && params.time !== atSunrise && (
        <Text tone="muted">
          {words.at({ time: timeOfDay(timeSpanMessages[language], params.time) })}
        </Text>
      )}
      {/* As long as the text that replaces it, so that the largest paint is the first one. */}
      {coming && <Text>{words.follows}</Text>}
      {day && (
        <>
          <StillRunning params={params} day={day} tab={tab} />
          {hasScale(day) &&
            day.notices.map((notice) => (
              <Alert key={notice} tone="info" announce="off">
                {notice}
              </Alert>
            ))}
          <NowLine day={day} />
          <ReadAt day={day} />
        </>
      )}
    </Stack>
  );
}

/** Tithi and nakshatra at the displayed time with their ends, next to the Moon at that time. */
function Opening({ params, day }: { params: PanchangParams; day: PanchangDocument }) {
  const times = useDayTimes(day);
  return (
    <MediaObject
      align="center"
      media={
        <MoonPhase {...day.moon} hemisphere={params.latitude < 0 ? 'south' : 'north'} size={64} />
      }
    >
      <Text face="heading">{times.text(day.opening)}</Text>
    </MediaObject>
  );
}
