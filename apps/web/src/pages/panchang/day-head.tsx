import { steppedDate, type AskedDay } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Badge } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { PencilIcon } from '@jyoti/ui/icons';
import { useLanguage } from '@jyoti/ui/i18n';
import { Cluster, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { MoonPhase } from '@jyoti/ui/moon-phase';
import { SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { PeriodSteps } from '@jyoti/ui/period-bar';
import { PageTitle } from '@jyoti/ui/page-title';
import { clockName } from '../../kundli/format.ts';
import { dayInWords, ownDayOf, todayIn } from '../../reading/dates.ts';
import { isWaxing, moonDayOf, tithiName } from './almanac-names.ts';
import { offsetInWords, timeInWords } from './moments.ts';
import * as styles from './panchang.css.ts';
import { useDayTimes } from './time-of-day.tsx';
import type { DayAndMonth } from './use-panchang.ts';
import { usePanchangWords } from './words.ts';

/** What the place of a day is called: its name, or its coordinates. */
export function usePlaceName({ place, latitude, longitude }: AskedDay): string {
  const { result } = usePanchangWords();
  return place || result.coordinates(latitude, longitude);
}

const tones = { Auspicious: 'success', Good: 'warning', Inauspicious: 'danger' } as const;

/** What the current time is good for; nothing where the day is not today. */
function NowLine({ day }: { day: DayAndMonth['day'] }) {
  const words = usePanchangWords();
  const times = useDayTimes(day.date, day.settings.timezone);
  const periods = [...day.choghadiya.day, ...day.choghadiya.night];
  const running = periods.find(times.runs);
  if (!running) return null;
  return (
    <Cluster>
      <Badge tone={tones[running.type]}>{words.result.now(running.type, running.muhurat)}</Badge>
      <span>{times.until(running.end)}</span>
      {day.rahukaal && times.runs(day.rahukaal) && (
        <Badge tone="danger">{words.result.rahuNow}</Badge>
      )}
    </Cluster>
  );
}

/** Where one of them is missing, the scale of the day says so in the place of the day. */
function hasSunriseAndSunset({ advanced_details: details }: DayAndMonth['day']): boolean {
  return Boolean(details.sun_rise && details.sun_set && details.next_sun_rise);
}

interface DayHeadProps {
  asked: AskedDay;
  found: DayAndMonth | null;
  /** Whether the day is loading: skeletons are shown. */
  coming: boolean;
  onDay: (day: string) => void;
  onEdit: () => void;
}

/** The day in words with its Moon, and the ways to other days and back to the form. */
export function DayHead({ asked, found, coming, onDay, onEdit }: DayHeadProps) {
  const { result: words } = usePanchangWords();
  const language = useLanguage();
  const place = usePlaceName(asked);
  const moonRow = found?.month.moon_calendar.find(({ date }) => date === asked.day);
  const moon = moonRow && moonDayOf(moonRow);
  // Until the zone of the place is known, today is the visitor's own day.
  const today = found ? todayIn(found.day.settings.timezone) : coming && ownDayOf();
  const { settings, tithi, nakshatra, advanced_details: details } = found?.day ?? {};

  return (
    <Stack gap="x5">
      <Sidebar
        gap="x5"
        inlineSize="18rem"
        aside={
          <>
            {coming && <SkeletonBlock blockSize="6rem" />}
            {moon && (
              <MoonPhase
                illumination={moon.illumination}
                waxing={isWaxing(moon)}
                state={moon.state}
                paksha={moon.paksha}
                hemisphere={asked.latitude < 0 ? 'south' : 'north'}
                title={words.moonTitle}
                captioned
              />
            )}
          </>
        }
      >
        <Stack gap="x3">
          <PageTitle
            title={dayInWords(asked.day, language)}
            above={
              <Text as="span" tone="muted">
                {words.place(place)}
              </Text>
            }
          >
            {tithi && nakshatra && details
              ? `${words.opening(tithiName(tithi), nakshatra.name)} ${words.masa(details.masa.amanta, details.masa.adhika, details.vikram_samvat)}`
              : !coming && words.at(timeInWords(asked.time))}
            {coming && <SkeletonText lines={2} />}
          </PageTitle>
          {found &&
            hasSunriseAndSunset(found.day) &&
            found.day.notices.map((notice) => (
              <Alert key={notice} tone="info" announce="off">
                {notice}
              </Alert>
            ))}
          {found && <NowLine day={found.day} />}
          {coming && <SkeletonText lines={2} />}
          {settings && (
            <Text size="small" tone="muted">
              {words.at(timeInWords(asked.time))}{' '}
              {words.zone(clockName(settings), offsetInWords(settings.utc_offset_minutes))}
            </Text>
          )}
        </Stack>
      </Sidebar>
      <Cluster justify="between" className={styles.bar}>
        <PeriodSteps
          label={words.days}
          previousLabel={words.before}
          nextLabel={words.after}
          previous={steppedDate(asked.day, 'daily', -1)}
          next={steppedDate(asked.day, 'daily', 1)}
          onValueChange={onDay}
          action={
            today &&
            today !== asked.day && (
              <Button disabled={coming} onClick={() => onDay(today)}>
                {words.today}
              </Button>
            )
          }
        />
        <Button icon={<PencilIcon size={20} />} onClick={onEdit}>
          {words.edit}
        </Button>
      </Cluster>
    </Stack>
  );
}
