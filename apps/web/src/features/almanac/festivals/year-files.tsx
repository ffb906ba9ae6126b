import {
  festivalFeedOf,
  festivalFeedPathOf,
  festivalFileOf,
  searchFromYear,
  type AlmanacYearParams,
  type PanchangYear,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { CalendarIcon, DownloadIcon } from '@jyoti/ui/icons';
import { Cluster, Grid, Heading, PlainList, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { useState } from 'react';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import * as styles from './festivals.css.ts';
import type { ListedDay } from './listed-days.ts';
import { almanacMessages } from '../../../messages.generated/almanac.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { coordinatesIn } from '../../../platform/words/coordinates.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { festivalsMessages } from '../../../messages.generated/festivals.ts';

interface YearFilesProps {
  params: AlmanacYearParams;
  year: PanchangYear;
  /** Of the chosen list. */
  days: readonly ListedDay[];
  /** What the place is called. */
  place: string;
}

/** The chosen list as a feed with the steps to subscribe to it, as a calendar file and a PDF, and the wall calendar. */
export function YearFiles({ params, year, days, place }: YearFilesProps) {
  const listWords = useMessages(festivalsMessages);
  const { files: words, lists } = listWords;
  const { region } = useMessages(almanacMessages);
  const frame = useMessages(frameMessages);
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const of = { ...params, place, language };
  const regionName = params.region ? region.names[params.region] : region.all;
  const host = isHydrated ? globalThis.location.host : '';
  return (
    <Stack as="section" gap="x3" aria-labelledby="year-files" data-print="hide">
      <Heading level={2} size="h3" id="year-files">
        {words.title}
      </Heading>
      <Text tone="muted">{words.what({ list: lists[params.list], region: regionName })}</Text>
      <Grid minItem="14rem" gap="x2" align="start">
        {isHydrated && (
          <ButtonLink
            variant="primary"
            icon={<CalendarIcon size={20} />}
            href={festivalFeedOf(of, host)}
          >
            {words.subscribe}
          </ButtonLink>
        )}
        <ButtonLink
          icon={<DownloadIcon size={20} />}
          href={festivalFileOf(of, `${params.year}-01-01`, 'year')}
          download
        >
          {words.download}
        </ButtonLink>
        <Stack gap="x1">
          <PdfButton
            fileName={listWords.pdf.file({ list: params.list, year: params.year })}
            write={async (setting) => {
              const { listDocument } = await import('./pdf/list-document.ts');
              const document = {
                year: params.year,
                list: params.list,
                days,
                place,
                coordinates: coordinatesIn(frame, params.latitude, params.longitude),
                region: regionName,
                timezone: year.settings.timezone,
                notices: year.notices,
                words: listWords,
                language,
              };
              return listDocument(document, setting);
            }}
          />
        </Stack>
        <ButtonLink
          href={`/festivals/calendar?${searchFromYear({ ...params, list: 'festivals' })}`}
        >
          {words.wall}
        </ButtonLink>
        <ShareResult
          title={listWords.heading({ year: params.year })}
          text={listWords.lastRead({ year: params.year, place })}
          path={`/festivals?${searchFromYear(params)}`}
        />
      </Grid>
      <Disclosure label={words.how}>
        <Stack gap="x3">
          <PlainList gap="x2">
            {Object.values(words.steps).map((step) => (
              <li key={step}>
                <Text>{step}</Text>
              </li>
            ))}
          </PlainList>
          {isHydrated && (
            <FeedUrl href={`${globalThis.location.origin}${festivalFeedPathOf(of)}`} />
          )}
          <Text size="small" tone="muted">
            {words.stays}
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

/** The https URL of the feed, to paste into a calendar program. */
function FeedUrl({ href }: { href: string }) {
  const { files: words } = useMessages(festivalsMessages);
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      setMessage(words.copied);
    } catch {
      setMessage(words.notCopied);
    }
  };
  return (
    <Stack gap="x2" align="start">
      <Text size="small">{words.address}</Text>
      <code className={styles.address}>{href}</code>
      <Cluster gap="x2">
        <Button size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Text as="span" size="small" tone="muted" role="status">
          {message}
        </Text>
      </Cluster>
    </Stack>
  );
}
