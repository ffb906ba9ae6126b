import {
  festivalFeedOf,
  festivalFeedPathOf,
  festivalFileOf,
  searchFromYear,
  type AskedYear,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { CalendarIcon, DownloadIcon } from '@jyoti/ui/icons';
import { Cluster, Heading, PlainList, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { useState } from 'react';
import { useIsHydrated } from '../../lazy/use-is-hydrated.ts';
import { useLanguage } from '../../words/use-language.ts';
import { useAlmanacWords } from '../../almanac/words.ts';
import * as styles from './festivals.css.ts';
import { useFestivalsWords } from './words.ts';

interface YearFilesProps {
  asked: AskedYear;
  /** What the place is called. */
  place: string;
}

/** The chosen list as a calendar file, as a feed with the steps to subscribe to it, and the wall calendar. */
export function YearFiles({ asked, place }: YearFilesProps) {
  const { files: words, lists } = useFestivalsWords();
  const { region } = useAlmanacWords();
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const of = { ...asked, place, language };
  const regionName = asked.region ? region.names[asked.region] : region.all;
  const host = isHydrated ? globalThis.location.host : '';
  return (
    <Stack as="section" gap="x3" aria-labelledby="year-files" data-print="hide">
      <Heading level={2} size="h3" id="year-files">
        {words.title}
      </Heading>
      <Text tone="muted">{words.what(lists[asked.list], regionName)}</Text>
      <Cluster gap="x2">
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
          href={festivalFileOf(of, `${asked.year}-01-01`, 'year')}
          download
        >
          {words.download}
        </ButtonLink>
        <ButtonLink href={`/festivals/calendar?${searchFromYear({ ...asked, list: 'festivals' })}`}>
          {words.wall}
        </ButtonLink>
      </Cluster>
      <Disclosure label={words.how}>
        <Stack gap="x3">
          <PlainList gap="x2">
            {words.steps.map((step) => (
              <li key={step}>
                <Text>{step}</Text>
              </li>
            ))}
          </PlainList>
          {isHydrated && (
            <FeedAddress href={`${globalThis.location.origin}${festivalFeedPathOf(of)}`} />
          )}
          <Text size="small" tone="muted">
            {words.stays}
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

/** The https address of the feed, to paste into a calendar program. */
function FeedAddress({ href }: { href: string }) {
  const { files: words } = useFestivalsWords();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
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
          {said}
        </Text>
      </Cluster>
    </Stack>
  );
}
