import { Badge } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { IconButton } from '@jyoti/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon, PencilIcon } from '@jyoti/ui/icons';
import { useLanguage } from '@jyoti/ui/i18n';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { MoonPhase } from '@jyoti/ui/moon-phase';
import { SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { PageTitle } from '@jyoti/ui/page-title';
import { stepped } from '../../tool/computed-dates.ts';
import { dayInWords, ownDayOf, todayIn } from '../../reading/dates.ts';
import { isWaxing, moonDayOf, tithiName } from './almanac-names.ts';
import { offsetInWords, timeInWords } from './moments.ts';
import type { AskedDay } from './panchang-address.ts';
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

/** What the present time is held good for; nothing where the day is not today. */
function NowLine({ day }: { day: DayAndMonth['day'] }) {
  const words = usePanchangWords();
  const times = useDayTimes(day.date, day.settings.timezone);
  const periods = [...day.choghadiya.day, ...day.choghadiya.night];
  const running = periods.find(times.runs);
  if (!running) return null;
  return (
    <div className={styles.nowLine} data-part="now">
      <Badge tone={tones[running.type]}>{words.result.now(running.type, running.muhurat)}</Badge>
      <span>{times.until(running.end)}</span>
      {day.rahukaal && times.runs(day.rahukaal) && (
        <Badge tone="danger">{words.result.rahuNow}</Badge>
      )}
    </div>
  );
}

interface DayHeadProps {
  asked: AskedDay;
  found: DayAndMonth | null;
  /** Whether the day is on its way: its room is kept. */
  coming: boolean;
  onDay: (day: string) => void;
  onEdit: () => void;
}

/** The day in words with its Moon, and the ways to other days and back to the form. */
export function DayHead({ asked, found, coming, onDay, onEdit }: DayHeadProps) {
  const { result: words } = usePanchangWords();
  const language = useLanguage();
  const place = usePlaceName(asked);
  const before = stepped(asked.day, 'daily', -1);
  const after = stepped(asked.day, 'daily', 1);
  const moonRow = found?.month.moon_calendar.find(({ date }) => date === asked.day);
  const moon = moonRow && moonDayOf(moonRow);
  // Until the zone of the place is known, the visitor's own day tells whether another day is shown.
  const today = found ? todayIn(found.day.settings.timezone) : coming && ownDayOf();
  const { settings, tithi, nakshatra, advanced_details: details } = found?.day ?? {};

  return (
    <Stack gap="x5">
      <div className={styles.head}>
        <Stack gap="x3">
          <PageTitle
            title={dayInWords(asked.day, language)}
            above={<span className={styles.place}>{words.place(place)}</span>}
          >
            {tithi && nakshatra && details
              ? `${words.opening(tithiName(tithi), nakshatra.name)} ${words.masa(details.masa.amanta, details.masa.adhika, details.vikram_samvat)}`
              : !coming && words.at(timeInWords(asked.time))}
            {coming && <SkeletonText lines={2} />}
          </PageTitle>
          {found && <NowLine day={found.day} />}
          {coming && <SkeletonText lines={2} />}
          {settings && (
            <Text size="small" tone="muted">
              {words.at(timeInWords(asked.time))}{' '}
              {words.zone(settings.timezone, offsetInWords(settings.utc_offset_minutes))}
            </Text>
          )}
        </Stack>
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
      </div>
      <div className={styles.bar}>
        <Cluster gap="x2" role="group" aria-label={words.days}>
          <IconButton
            variant="outlined"
            label={words.before}
            icon={<ChevronLeftIcon size={24} />}
            disabled={before === null}
            onClick={() => before && onDay(before)}
          />
          <IconButton
            variant="outlined"
            label={words.after}
            icon={<ChevronRightIcon size={24} />}
            disabled={after === null}
            onClick={() => after && onDay(after)}
          />
          {today && today !== asked.day && (
            <Button disabled={coming} onClick={() => onDay(today)}>
              {words.today}
            </Button>
          )}
        </Cluster>
        <Button icon={<PencilIcon size={20} />} onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
    </Stack>
  );
}
