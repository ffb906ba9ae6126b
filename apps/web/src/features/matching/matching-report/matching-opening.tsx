import { partners, type DocumentMatch, type MatchingDocument, type Partner } from '@jyoti/contract';
import { ArrowLeftIcon } from '@jyoti/ui/icons';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PairSummary } from '@jyoti/ui/recipes/pair-summary';
import { Meter } from '@jyoti/ui/meter';
import { PageHeader } from '@jyoti/ui/page-header';
import type { ReactNode } from 'react';
import { SaveButton } from '../../birth/save-button.tsx';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { api } from '../../../platform/session/api.ts';
import { matchingReportMessages } from '../../../messages.generated/matching-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

export interface MatchPaths {
  formPath: string;
  swappedPath: string;
  /** The search for wedding dates of the two. */
  datesPath: string;
}

interface MatchingOpeningProps extends MatchPaths {
  report: MatchingDocument;
  match: DocumentMatch;
  /** The print button. */
  children: ReactNode;
}

/** The first screen: two names joined by the score, one sentence, and the actions. */
export function MatchingOpening({
  report: { names, born, sentence, boy, girl },
  match,
  formPath,
  swappedPath,
  datesPath,
  children,
}: MatchingOpeningProps) {
  const words = useMessages(matchingReportMessages);
  const person = (partner: Partner) => ({ name: names[partner], detail: born[partner] });
  // Sequential: the API stores a chart only once, so that a retry creates no duplicate.
  const save = async () => {
    for (const birth of [boy, girl]) {
      await api('POST /api/users/charts', { body: { name: birth.name, birth } });
    }
  };
  const [first, second] = partners;
  return (
    <Stack gap="x5">
      <PageHeader emphasis="description" align="center" title={words.title} />
      <PairSummary first={person(first)} second={person(second)}>
        <Meter
          variant="dial"
          label={match.figures[0]?.label ?? ''}
          value={match.score}
          max={match.full_score}
          word={match.word}
        />
      </PairSummary>
      <Text size="h4" face="heading" align="center">
        {sentence}
      </Text>
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
          report={{ kind: 'matching', boy, girl }}
        />
      </Grid>
    </Stack>
  );
}
