import type { PanchangParams } from '@jyoti/contract';
import { useMinute } from '@jyoti/ui/time-span';
import { Stack } from '@jyoti/ui/layout';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { atSunrise } from '@jyoti/contract';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { DayFailure } from './day-failure.tsx';
import { DayFestivals } from './day-festivals.tsx';
import { DayHead, usePlaceName } from './day-head.tsx';
import { hasScale, TimelineOfDay } from './day-timeline.tsx';
import { rememberPlace } from '../../places/last-place.ts';
import { EDIT, searchOf, tabOf } from './panchang-url.ts';
import { PanchangTabs } from './tabs-part.tsx';
import { useParamsOfNow } from './use-params-of-now.ts';
import { usePanchang } from './use-panchang.ts';
import { Waiting } from './waiting.tsx';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The panchang of the current time. When its day ends, the next one replaces it. */
export function PanchangNow() {
  const [search] = useSearchParams();
  const [params, renew] = useParamsOfNow(search);
  return <PanchangResult params={params} onDayOver={renew} />;
}

interface PanchangResultProps {
  params: PanchangParams;
  /** The day shown has ended. */
  onDayOver?: () => void;
}

/** The panchang of a day: its head, observances and six tabs. */
export function PanchangResult({ params, onDayOver }: PanchangResultProps) {
  const words = useMessages(panchangMessages);
  const [search, setSearch] = useSearchParams();
  const { data: day, failure, pending: coming, retry } = usePanchang(params);
  const place = usePlaceName(params);
  const language = useLanguage();
  const tab = tabOf(search);
  const { latitude, longitude, place: name } = params;
  const timezone = day?.settings.timezone;
  const shown = day?.date ?? params.day;

  useEffect(() => {
    if (timezone) rememberPlace({ name, latitude, longitude, timezone });
  }, [name, latitude, longitude, timezone]);

  const now = useMinute();
  const ends = day?.nextSunrise;
  const isOver = now !== null && Boolean(ends) && now >= Date.parse(ends ?? '');
  const dayOver = useEffectEvent(() => onDayOver?.());
  useEffect(() => {
    if (isOver) dayOver();
  }, [isOver]);

  const read = day && words.result.lastRead({ day: dayInWords(shown, language), place });
  useLastRead(read, `/panchang?${searchOf(params, tab)}`);

  /** Another day has no current time, so it is shown as of its sunrise. */
  const urlOf = (date: string) => searchOf({ ...params, day: date, time: atSunrise }, tab);
  const onDay = (date: string) => setSearch(urlOf(date), { preventScrollReset: true });
  const edit = () => {
    const after = searchOf(params, tab);
    after.set(EDIT, '');
    setSearch(after);
    globalThis.scrollTo({ top: 0 });
  };

  return (
    <Stack gap="x4">
      <DayHead {...{ params, day, coming, onDay }} tab={tab} onEdit={edit} />
      {failure !== null && <DayFailure failure={failure} onRetry={retry} onEdit={edit} />}
      {coming && <Waiting />}
      {day && (
        <>
          <DayFestivals day={day} hrefOf={(date) => `/panchang?${urlOf(date)}`} />
          {!hasScale(day) && <TimelineOfDay day={day} />}
          <PanchangTabs {...{ params, day, place, urlOf, onDay }} />
        </>
      )}
    </Stack>
  );
}
