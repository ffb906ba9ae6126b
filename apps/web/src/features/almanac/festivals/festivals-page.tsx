import { searchFromYear, type AlmanacYearParams } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Stack, Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { lazyPart, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { rememberPlace } from '../../places/last-place.ts';
import { useYearInUrl } from '../use-year-in-url.ts';
import { YearControls } from '../year-controls.tsx';
import { useYear } from './use-year.ts';
import { almanacMessages } from '../../../messages.generated/almanac.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { coordinatesIn } from '../../../platform/words/coordinates.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { festivalsMessages } from '../../../messages.generated/festivals.ts';

/** The lists, below what is seen of the page first. */
const YearView = lazyPart(() => import('./year-view.tsx'), 'YearView');

/** The festivals, fasts and eclipses of a year at a place and in a region, in lists. */
export function FestivalsPage() {
  const words = useMessages(festivalsMessages);
  const almanac = useMessages(almanacMessages);
  const frame = useMessages(frameMessages);
  const [search, setSearch] = useSearchParams();
  const { params, today, isWrong } = useYearInUrl(search);
  const { data: year, failure, retry } = useYear(params);
  const { latitude, longitude, place: name } = params;
  const place = name || coordinatesIn(frame, latitude, longitude);
  const timezone = year?.settings.timezone;

  useEffect(() => preloadWhenIdle([YearView]), []);
  useEffect(() => {
    if (timezone) rememberPlace({ name, latitude, longitude, timezone });
  }, [name, latitude, longitude, timezone]);
  useLastRead(
    year && words.lastRead({ year: params.year, place }),
    `/festivals?${searchFromYear(params)}`,
  );

  const change = (part: Partial<AlmanacYearParams>) =>
    setSearch(searchFromYear({ ...params, ...part }), { preventScrollReset: true });

  return (
    <Section variant="band" first>
      <Stack gap="x5">
        <PageHeader
          title={words.heading({ year: params.year })}
          above={
            <Text as="span" tone="muted">
              {almanac.place({ place })}
            </Text>
          }
        />
        {isWrong && <Alert tone="warning">{almanac.wrongAddress}</Alert>}
        <YearControls params={params} thisYear={Number(today.slice(0, 4))} onChange={change} />
        {failure !== null ? (
          <FailureAlert title={words.failed} failure={failure} onRetry={retry}>
            {words.failedText}
          </FailureAlert>
        ) : year === null ? (
          <Skeleton label={words.loading}>
            <Stack gap="x5">
              <SkeletonBlock blockSize="3rem" />
              <SkeletonText lines={2} />
              <SkeletonBlock blockSize="40rem" />
            </Stack>
          </Skeleton>
        ) : (
          <YearView params={params} year={year} place={place} today={today} />
        )}
      </Stack>
    </Section>
  );
}
