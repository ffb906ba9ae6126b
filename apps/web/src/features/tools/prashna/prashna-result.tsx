import { astrologerGlossaryMessages } from '@jyoti/reports/messages/astrologer-glossary';
import { glossaryMessages } from '@jyoti/reports/messages/glossary';
import { kpMessages } from '@jyoti/reports/messages/kp';
import { prashnaMessages } from '@jyoti/reports/messages/prashna';
import type { Prashna } from '@jyoti/contract';
import { prashnaPart } from '@jyoti/reports';
import { clockName, coordinates, offsetText } from '@jyoti/reports/format';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { PrintButton } from '@jyoti/ui/page-actions';
import { PageTitle } from '@jyoti/ui/page-title';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { ReportView } from '@jyoti/ui/report-view';
import { TermProvider } from '@jyoti/ui/term-tip';
import { dayAndTime } from '@jyoti/ui/time-span';
import { useEffect, useMemo } from 'react';
import { useChartStyle } from '../../kundli/chart-style.ts';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { placeNameIn, rememberPlace } from '../../places/last-place.ts';
import { useNames } from '../../../platform/words/names.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { prashnaResultMessages } from '../../../messages.generated/prashna-result.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useReportWords } from '../../../platform/words/use-report-words.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';

interface PrashnaResultProps {
  prashna: Prashna;
  /** The part of the URL that determines it. */
  search: URLSearchParams;
  onAgain: () => void;
}

/** The chart of a question with its KP part, and no answer to it. */
export function PrashnaResult({ prashna, search, onAgain }: PrashnaResultProps) {
  const words = useMessages(prashnaResultMessages);
  const partWords = {
    prashna: useReportWords(prashnaMessages),
    kp: useReportWords(kpMessages),
  };
  const frame = useMessages(frameMessages);
  const names = useNames();
  const language = useLanguage();
  const ofReport = useMessages(glossaryMessages);
  const ofAstrologers = useMessages(astrologerGlossaryMessages);
  const glossary = useMemo(() => ({ ...ofReport, ...ofAstrologers }), [ofReport, ofAstrologers]);
  const [chartStyle] = useChartStyle();
  const { number, at, settings, notices } = prashna;
  const { latitude, longitude } = prashna.place;
  const { timezone } = settings;
  const name = placeNameIn(frame, { name: search.get('place') ?? '', latitude, longitude });
  const moment = dayAndTime(at, timezone, language, names.times);
  const title = number ? words.titleOfNumber({ number: number.number }) : words.title;
  const clock = words.clock({
    zone: clockName(settings, names),
    offset: offsetText(settings.utc_offset_minutes),
  });

  useEffect(() => {
    if (name) rememberPlace({ name, latitude, longitude, timezone });
  }, [name, latitude, longitude, timezone]);
  useLastRead(words.lastRead({ moment }), `/prashna?${search}`);

  return (
    <PrintLayout name={words.lastRead({ moment })} settings={[clock]}>
      <Stack gap="x7">
        <Stack gap="x4">
          <FocusOnMount>
            <PageTitle title={title}>
              {words.about({ place: name || coordinates(latitude, longitude, names), moment })}
            </PageTitle>
          </FocusOnMount>
          <Text size="small" tone="muted">
            {clock}
          </Text>
          {notices.map((notice) => (
            <Alert key={notice} tone="info" announce="off">
              {notice}
            </Alert>
          ))}
          <Cluster gap="x3" data-print="hide">
            <Button onClick={onAgain}>{words.again}</Button>
            <PrintButton />
          </Cluster>
        </Stack>
        <TermProvider glossary={glossary}>
          <ReportView
            {...prashnaPart(prashna, partWords)}
            title={words.method}
            chartStyle={chartStyle}
          />
        </TermProvider>
      </Stack>
    </PrintLayout>
  );
}
