import { searchFromYear, type AlmanacYearParams } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { monthNames } from '@jyoti/ui/dates';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PrintButton } from '@jyoti/ui/recipes/page-actions';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { Select } from '@jyoti/ui/select';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useYearInUrl } from '../use-year-in-url.ts';
import { YearControls } from '../year-controls.tsx';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { searchWith } from '../../../platform/data/search-params.ts';
import { lazyPart, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { rememberPlace } from '../../places/last-place.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { SheetsPdf } from './sheets-pdf.tsx';
import { useMonths } from './use-months.ts';
import * as styles from './wall-calendar.css.ts';
import { almanacMessages } from '../../../messages.generated/almanac.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { coordinatesIn } from '../../../platform/words/coordinates.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { wallCalendarMessages } from '../../../messages.generated/wall-calendar.ts';

/** The sheets, which come with the response. */
const Sheets = lazyPart(() => import('./sheets.tsx'), 'Sheets');

/** The value of the month for twelve sheets. */
const YEAR = 'year';
const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

/** The months of a URL: one, or all; without any the present one, and the first of another year. */
function monthOf(search: URLSearchParams, year: number, today: string): string {
  const named = search.get('month') ?? '';
  if (named === YEAR || allMonths.some((month) => String(month) === named)) return named;
  return String(year) === today.slice(0, 4) ? String(Number(today.slice(5, 7))) : '1';
}

/** A month or a year at a place and in a region as a wall calendar to print. */
export function WallCalendarPage() {
  const words = useMessages(wallCalendarMessages);
  const almanac = useMessages(almanacMessages);
  const frame = useMessages(frameMessages);
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { params, today, isWrong } = useYearInUrl(search);
  const month = monthOf(search, params.year, today);
  const {
    data: months,
    failure,
    retry,
  } = useMonths(params, month === YEAR ? allMonths : [Number(month)]);
  const { latitude, longitude, place: name } = params;
  const place = name || coordinatesIn(frame, latitude, longitude);
  const timezone = months?.[0]?.settings.timezone;

  useEffect(() => preloadWhenIdle([Sheets]), []);
  useEffect(() => {
    if (timezone) rememberPlace({ name, latitude, longitude, timezone });
  }, [name, latitude, longitude, timezone]);
  const urlOf = (part: Partial<AlmanacYearParams>, shown = month) =>
    searchWith(searchFromYear({ ...params, ...part }), { month: shown });
  useLastRead(
    months && words.lastRead({ year: params.year, place }),
    `/festivals/calendar?${urlOf({})}`,
  );
  const go = (to: URLSearchParams) => setSearch(to, { preventScrollReset: true });
  const names = monthNames(language, 'long');

  return (
    <Section variant="band" first className={styles.printed}>
      <Stack gap="x5">
        <div data-print="hide">
          <Stack gap="x5">
            <PageHeader
              title={words.heading({ year: params.year })}
              above={
                <Text as="span" tone="muted">
                  {almanac.place({ place })}
                </Text>
              }
            >
              {words.what}
            </PageHeader>
            {isWrong && <Alert tone="warning">{almanac.wrongAddress}</Alert>}
            <YearControls
              params={params}
              thisYear={Number(today.slice(0, 4))}
              onChange={(part) => go(urlOf(part))}
            />
            <Cluster gap="x3" align="end">
              <Select
                className={styles.month}
                label={words.month}
                hint={words.months.hint}
                options={[
                  ...names.map((label, index) => ({ value: String(index + 1), label })),
                  { value: YEAR, label: words.months.year },
                ]}
                value={month}
                onValueChange={(shown) => go(urlOf({}, shown))}
              />
              <PrintButton variant="primary" disabled={months === null}>
                {words.print}
              </PrintButton>
              <SheetsPdf year={params.year} months={months} place={place} />
              <ButtonLink href={`/festivals?${searchFromYear(params)}`}>
                {words.festivals}
              </ButtonLink>
            </Cluster>
          </Stack>
        </div>
        {failure !== null ? (
          <FailureAlert title={words.failed} failure={failure} onRetry={retry}>
            {words.failedText}
          </FailureAlert>
        ) : months === null ? (
          <Skeleton label={words.loading}>
            <SkeletonBlock blockSize="44rem" />
          </Skeleton>
        ) : (
          <>
            <Sheets params={params} months={months} place={place} today={today} />
            <div data-print="hide" className={styles.asWide}>
              <Stack gap="x2">
                <Text size="small" tone="muted" className={styles.wideOnly}>
                  {words.note}
                </Text>
                {[...new Set(months.flatMap(({ notices }) => notices))].map((notice) => (
                  <Text key={notice} tone="muted">
                    {notice}
                  </Text>
                ))}
              </Stack>
            </div>
          </>
        )}
      </Stack>
    </Section>
  );
}
