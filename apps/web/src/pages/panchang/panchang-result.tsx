import type { AskedDay } from '@jyoti/contract';
import { useLanguage } from '@jyoti/ui/i18n';
import { Stack } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../data/load-failure.tsx';
import { useLastRead } from '../../session/last-read.ts';
import { dayInWords } from '../../reading/dates.ts';
import { DayFiles } from './day-files.tsx';
import { DayHead, usePlaceName } from './day-head.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { rememberPlace } from './last-place.ts';
import { EDIT, searchOf, tabOf } from './panchang-address.ts';
import { PanchangTabs } from './tabs-part.ts';
import { usePanchang } from './use-panchang.ts';
import { usePanchangWords } from './words.ts';

function Waiting() {
  const { result } = usePanchangWords();
  return (
    <Skeleton label={result.loading}>
      <Stack gap="x6">
        <SkeletonBlock blockSize="22rem" />
        <SkeletonText lines={1} />
        <SkeletonBlock blockSize="30rem" />
      </Stack>
    </Skeleton>
  );
}

/** The panchang of a day: its head, the day on a scale, five tabs. */
export function PanchangResult({ asked }: { asked: AskedDay }) {
  const words = usePanchangWords();
  const [search, setSearch] = useSearchParams();
  const { data: found, failure, pending: coming, retry } = usePanchang(asked);
  const place = usePlaceName(asked);
  const language = useLanguage();
  const tab = tabOf(search);
  const { latitude, longitude, place: name } = asked;
  const timezone = found?.day.settings.timezone;

  useEffect(() => {
    if (timezone) rememberPlace({ name, latitude, longitude, timezone });
  }, [name, latitude, longitude, timezone]);

  useLastRead(found && words.result.lastRead(dayInWords(asked.day, language), place));

  const addressOf = (day: string) => searchOf({ ...asked, day }, tab);
  const onDay = (day: string) => setSearch(addressOf(day), { preventScrollReset: true });
  const edit = () => {
    const after = searchOf(asked, tab);
    after.set(EDIT, '');
    setSearch(after);
    globalThis.scrollTo({ top: 0 });
  };

  return (
    <Stack gap="x6">
      <DayHead asked={asked} found={found} coming={coming} onDay={onDay} onEdit={edit} />
      {failure !== null && (
        <LoadFailure title={words.result.failed} failure={failure} onRetry={retry}>
          {words.result.failedText}
        </LoadFailure>
      )}
      {coming && <Waiting />}
      {found && (
        <>
          <DayTimeline day={found.day} place={place} />
          <DayFiles day={found.day} place={place} />
          <PanchangTabs {...{ asked, found, place, addressOf, onDay }} />
        </>
      )}
    </Stack>
  );
}
