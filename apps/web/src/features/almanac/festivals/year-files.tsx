import {
  festivalFeedOf,
  festivalFeedPathOf,
  festivalFileOf,
  searchFromYear,
  type AlmanacYearParams,
  type FestivalsDocument,
  type ListedDay,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { CalendarIcon, DownloadIcon } from '@jyoti/ui/icons';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { List } from '@jyoti/ui/list';
import { useState } from 'react';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import * as styles from './festivals.css.ts';
import { almanacMessages } from '../../../messages.generated/almanac.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { coordinatesIn } from '../../../platform/words/coordinates.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { festivalsMessages } from '../../../messages.generated/festivals.ts';

interface YearFilesProps {
  params: AlmanacYearParams;
  year: FestivalsDocument;
  /** Of the chosen list. */
  days: readonly ListedDay[];
  /** What the place is called. */
  place: string;
}

/** The chosen list as a feed with the steps to subscribe to it, as a calendar file and a PDF, and the wall calendar. */
export function YearFiles({ params, year, days, place }: YearFilesProps) {
  const listWords = useMessages(festivalsMessages);
  const { files: words, pdf } = listWords;
  const { region } = useMessages(almanacMessages);
  const frame = useMessages(frameMessages);
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const { title: list, intro } = year.parts.find(({ key }) => key === params.list)!;
  const of = { ...params, place, language };
  const regionName = params.region ? region.names[params.region] : region.all;
  const host = isHydrated ? globalThis.location.host : '';
  return (
    <Stack as="section" gap="x3" aria-labelledby="year-files" data-print="hide">
      <Heading level={2} size="h3" id="year-files">
        {words.title}
      </Heading>
      <Text tone="muted">{words.what({ list, region: regionName })}</Text>
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
            fileName={pdf.file({ list: params.list, year: params.year })}
            write={async (setting) => {
              const { listDocument } = await import('./pdf/list-document.ts');
              const coordinates = coordinatesIn(frame, params.latitude, params.longitude);
              const written = {
                title: pdf.title({ list, year: year.year }),
                where: pdf.where({ place, coordinates, region: regionName }),
                intro,
                none: listWords.emptyText,
              };
              return listDocument(year, days, written, setting);
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
          <List gap="x2">
            {Object.values(words.steps).map((step) => (
              <li key={step}>
                <Text>{step}</Text>
              </li>
            ))}
          </List>
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
