import { matchingMessages } from '@jyoti/reports/messages/matching';
import { partners, type Matching, type Partner } from '@jyoti/contract';
import { ArrowLeftIcon } from '@jyoti/ui/icons';
import { Grid, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PairSummary } from '@jyoti/ui/pair-summary';
import { ReportSentence, ReportTitle } from '@jyoti/ui/report-title';
import { ScoreDial } from '@jyoti/ui/score-dial';
import type { ReactNode } from 'react';
import { SaveButton } from '../../birth/save-button.tsx';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { api } from '../../../platform/session/api.ts';
import { civilDay } from '@jyoti/reports/format';
import type { PartnerLabels } from '@jyoti/reports';
import { timeOfDay } from '@jyoti/ui/time-span';
import { matchingReportMessages } from '../../../messages.generated/matching-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useReportWords } from '../../../platform/words/use-report-words.ts';

interface MatchingOpeningProps {
  births: Pick<Matching, Partner>;
  names: PartnerLabels;
  ashtakoot: Pick<Matching['ashtakoot'], 'score' | 'full_score' | 'verdict_word'>;
  /** The result in one sentence. */
  sentence: string;
  formPath: string;
  swappedPath: string;
  /** The search for wedding dates of the two. */
  datesPath: string;
  /** The print button. */
  children: ReactNode;
}

/** The first screen: two names joined by the score, one sentence, and the actions. */
export function MatchingOpening({
  births,
  names,
  ashtakoot,
  sentence,
  formPath,
  swappedPath,
  datesPath,
  children,
}: MatchingOpeningProps) {
  const words = useMessages(matchingReportMessages);
  const { names: wireNames } = useReportWords(matchingMessages);
  const person = (partner: Partner) => {
    const { date, time, time_unknown: isTimeUnknown, place } = births[partner];
    return {
      name: names[partner],
      detail: words.born({
        day: civilDay(date, wireNames.language),
        time: isTimeUnknown ? words.timeUnknown : timeOfDay(wireNames.times, time),
        place: place.name,
      }),
    };
  };
  const [first, second] = partners;
  // Sequential: the API stores a chart only once, so that a retry creates no duplicate.
  const save = async () => {
    for (const partner of partners) {
      await api('POST /api/users/charts', {
        body: { name: births[partner].name, birth: births[partner] },
      });
    }
  };
  return (
    <Stack gap="x5">
      <ReportTitle align="center" title={words.title} />
      <PairSummary first={person(first)} second={person(second)}>
        <ScoreDial
          label={words.dial}
          value={ashtakoot.score}
          max={ashtakoot.full_score}
          word={ashtakoot.verdict_word}
        />
      </PairSummary>
      <ReportSentence size="regular" align="center">
        {sentence}
      </ReportSentence>
      <Grid minItem="12rem" columns={4} gap="x3" align="start" data-print="hide">
        <ButtonLink href={formPath} icon={<ArrowLeftIcon size={20} aria-hidden />}>
          {words.back}
        </ButtonLink>
        <ButtonLink href={swappedPath}>{words.swap}</ButtonLink>
        <ButtonLink href={datesPath}>{words.dates}</ButtonLink>
        <Stack gap="x1">
          <SaveButton key={formPath} words={words.save} save={save} />
        </Stack>
        {children}
        <ShareResult
          title={words.title}
          text={sentence}
          hasBirth
          report={{ kind: 'matching', boy: births.boy, girl: births.girl }}
        />
      </Grid>
    </Stack>
  );
}
