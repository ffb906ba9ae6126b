import {
  atSunrise,
  muhurtaPeople,
  searchFromPanchang,
  type MuhurtaResponse,
} from '@jyoti/contract';
import { clockName, offsetText } from '@jyoti/reports/format';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { dateSpan } from '@jyoti/ui/dates';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { PrintButton } from '@jyoti/ui/page-actions';
import { PageTitle } from '@jyoti/ui/page-title';
import { Part } from '@jyoti/ui/part';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { timeWords, timeSpanMessages } from '@jyoti/ui/time-span';
import { useEffect } from 'react';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { placeNameIn, rememberPlace } from '../../places/last-place.ts';
import { useNames } from '../../../platform/words/names.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { bestOf, inOrder } from './group-days.ts';
import { DayGroups } from './day-groups.tsx';
import { NoDays } from './no-days.tsx';
import { ObstacleList } from './obstacle-list.tsx';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';
import { formatList } from '@jyoti/language';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';
import { coordinatesIn } from '../../../platform/words/coordinates.ts';

interface MuhurtaResultProps {
  response: MuhurtaResponse;
  /** The part of the URL that asks for it. */
  search: URLSearchParams;
  onAgain: () => void;
}

/** The good days for an occasion, why the others are left out, and what a muhurta is not. */
export function MuhurtaResult({ response, search, onAgain }: MuhurtaResultProps) {
  const words = useMessages(muhurtaResultMessages);
  const frame = useMessages(frameMessages);
  const { ayanamsas } = useMessages(ayanamsasMessages);
  const names = useNames();
  const language = useLanguage();
  const { purpose, from, to, days, settings, notices } = response;
  const { latitude, longitude } = response.place;
  const { timezone, sunrise } = settings;
  const name = placeNameIn(frame, { name: search.get('place') ?? '', latitude, longitude });
  const place = name || coordinatesIn(frame, latitude, longitude);
  const title = words.titles[purpose];
  const people = muhurtaPeople.flatMap((person) => response[person]?.name ?? []);
  const basis = [
    words.limits.basis({
      ayanamsa: ayanamsas[settings.ayanamsa],
      clock: clockName(settings, names),
      offset: offsetText(settings.utc_offset_minutes),
    }),
    words.limits.sunrise[sunrise],
  ];

  useEffect(() => {
    if (name) rememberPlace({ name, latitude, longitude, timezone });
  }, [name, latitude, longitude, timezone]);
  useLastRead(words.lastRead({ title, place }), `/muhurta?${search}`);

  const [first] = inOrder(days, 'best');
  const all = days.filter(({ grade }) => grade === 'all').length;
  const many = days.filter(({ grade }) => grade === 'many').length;
  const message = all === 0 ? words.found.none : words.found[many === 0 ? 'strict' : 'both'];
  const opening =
    first &&
    message({
      all,
      many,
      date: dayInWords(first.date, language),
      span: timeWords(timeSpanMessages[language], language, {
        timeZone: timezone,
        day: first.date,
      }).span(bestOf(first).start, bestOf(first).end),
    });
  return (
    <PrintLayout name={words.lastRead({ title, place })} settings={basis}>
      <Stack gap="x7">
        <Stack gap="x4">
          <FocusOnMount>
            <PageTitle
              title={title}
              above={
                <Text as="span" tone="muted">
                  {words.about({ place, span: dateSpan(language, from, to) })}
                </Text>
              }
            >
              {opening}
            </PageTitle>
          </FocusOnMount>
          <Text tone="muted">
            {people.length > 0
              ? words.comparedWith({ names: formatList(people, language) })
              : words.compareBirths}
          </Text>
          {notices.map((notice) => (
            <Alert key={notice} tone="info" announce="off">
              {notice}
            </Alert>
          ))}
          <Grid minItem="12rem" columns={4} gap="x3" align="start" data-print="hide">
            <Button onClick={onAgain}>{words.again}</Button>
            <PrintButton />
            <ShareResult
              title={title}
              text={
                opening
                  ? `${words.lastRead({ title, place })}: ${opening}`
                  : words.lastRead({ title, place })
              }
              hasBirth={people.length > 0}
            />
          </Grid>
        </Stack>
        {first ? (
          <DayGroups
            response={response}
            place={place}
            hrefOf={(day) =>
              `/panchang?${searchFromPanchang({ day, time: atSunrise, latitude, longitude, place: name, sunrise })}`
            }
          />
        ) : (
          <NoDays response={response} search={search} onAgain={onAgain} />
        )}
        <ObstacleList {...response} />
        <Part title={words.limits.title}>
          <Stack gap="x2">
            <Text>{words.limits.text}</Text>
            <Text size="small" tone="muted">
              {basis.join(' ')}
            </Text>
          </Stack>
        </Part>
      </Stack>
    </PrintLayout>
  );
}
