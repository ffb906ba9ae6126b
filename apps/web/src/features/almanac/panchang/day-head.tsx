import { atSunrise, steppedDate, type PanchangParams, type Panchang } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Badge } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { MediaObject } from '@jyoti/ui/media-object';
import { MoonPhase } from '@jyoti/ui/moon-phase';
import { PeriodSteps } from '@jyoti/ui/period-bar';
import { PageTitle } from '@jyoti/ui/page-title';
import { civilDate, weekdayName } from '@jyoti/ui/dates';
import { timeOfDay, timeSpanMessages } from '@jyoti/ui/time-span';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { ownDayOf, todayIn } from '../../../platform/dates/dates.ts';
import { lookOf } from './choghadiya-look.ts';
import { tithiName } from '../calendar-days.ts';
import { litShare, moonDayOf } from './almanac-names.ts';
import { asksForNow, searchOf, type PanchangTab } from './panchang-url.ts';
import * as styles from './panchang.css.ts';
import { ReadAt } from './read-at.tsx';
import { hasScale } from './day-scale.ts';
import { useDayTimes } from './time-of-day.tsx';
import type { DayAndMonth } from './use-panchang.ts';
import { placeNameIn } from '../../places/last-place.ts';
import { useNames } from '../../../platform/words/names.ts';
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

/** What the current time is suited for; nothing if the day is not running now. */
function NowLine({ day }: { day: Panchang }) {
  const words = useMessages(panchangMessages);
  const names = useNames();
  const times = useDayTimes(day);
  const running = [...day.choghadiya.day, ...day.choghadiya.night].find(times.runs);
  const isRahu = day.rahukaal !== null && times.runs(day.rahukaal);
  if (!running) return null;
  const { tone, text } = lookOf(running, words);
  return (
    <Cluster gap="x2">
      <Badge tone={tone}>
        {words.result.now({ name: names.term(running.muhurat), quality: text })}
      </Badge>
      <Text as="span" size="small">
        {times.until(running.end)}
      </Text>
      {isRahu && <Badge tone="danger">{words.result.rahuNow}</Badge>}
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
  day: Panchang;
  tab: PanchangTab;
}) {
  const { result: words } = useMessages(panchangMessages);
  const language = useLanguage();
  const times = useDayTimes(day);
  const ends = day.advanced_details.next_sun_rise;
  if (day.date === params.day || ends === null) return null;
  const next = weekdayName(language, params.day);
  return (
    <Cluster gap="x3">
      <Text>
        {words.running({ weekday: weekdayName(language, day.date), ends: times.at(ends) ?? '' })}
      </Text>
      <ButtonLink size="small" href={`/panchang?${searchOf({ ...params, time: atSunrise }, tab)}`}>
        {words.showDay({ weekday: next })}
      </ButtonLink>
    </Cluster>
  );
}

interface DayHeadProps {
  params: PanchangParams;
  found: DayAndMonth | null;
  /** Whether the day is loading: skeletons are shown. */
  coming: boolean;
  tab: PanchangTab;
  onDay: (day: string) => void;
  onEdit: () => void;
}

/** The date with its Moon, and links to other days and to the form. */
export function DayHead(props: DayHeadProps) {
  const { params, found, coming, tab, onDay, onEdit } = props;
  const { result: words } = useMessages(panchangMessages);
  const language = useLanguage();
  const [search] = useSearchParams();
  const place = usePlaceName(params);
  const day = found?.day;
  const shown = day?.date ?? params.day;
  const isHydrated = useIsHydrated();
  // Until the place's time zone is known, "today" is the visitor's own date, which the server does
  // not know.
  const today = day ? todayIn(day.settings.timezone) : isHydrated && ownDayOf();
  const isPresent = asksForNow(search) || shown === today;

  return (
    <Stack gap="x4">
      <PageTitle
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
      {found && <Opening params={params} found={found} />}
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
function Opening({
  params,
  found: { day, month },
}: {
  params: PanchangParams;
  found: DayAndMonth;
}) {
  const { result: words } = useMessages(panchangMessages);
  const language = useLanguage();
  const times = useDayTimes(day);
  const { tithi, nakshatra, moon } = day;
  const row = month.moon_calendar.find(({ date }) => date === day.date);
  const lit = litShare(moon.luminance);
  return (
    <MediaObject
      align="center"
      media={
        <MoonPhase
          illumination={lit}
          waxing={moon.waxing}
          {...(row && { state: moonDayOf(row).state, paksha: moonDayOf(row).paksha })}
          hemisphere={params.latitude < 0 ? 'south' : 'north'}
          size={64}
        />
      }
    >
      <Text face="heading">
        {words.opening({
          tithi: tithiName(tithi, language),
          tithiEnd: times.at(tithi.end) ?? '',
          nakshatra: nakshatra.name,
          nakshatraEnd: times.at(nakshatra.end) ?? '',
          lit: Math.round(lit * 100),
        })}
      </Text>
    </MediaObject>
  );
}
