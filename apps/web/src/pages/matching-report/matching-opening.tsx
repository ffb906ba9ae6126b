import { partners, type Partner } from '@jyoti/contract';
import { ArrowLeftIcon } from '@jyoti/ui/icons';
import { Cluster, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PairSummary } from '@jyoti/ui/pair-summary';
import { ReportSentence, ReportTitle } from '@jyoti/ui/report-title';
import { ScoreDial } from '@jyoti/ui/score-dial';
import { SaveButton } from '../../kundli/save-button.tsx';
import { api } from '../../session/api.ts';
import { civilDay } from '@jyoti/reports/format';
import {
  type MatchingTab,
  matchingTabs,
  type MatchProps,
  roundedNumber,
  wholeNumber,
} from '@jyoti/reports';
import { timeOfDay } from '@jyoti/ui/time-span';
import { PrintButton } from '../../report/print/print-button.tsx';
import { MatchPdf } from './match-pdf.tsx';
import { CHARTS_PART } from './matching-tabs.ts';
import { useMatchingWords } from './words.ts';

interface MatchingOpeningProps extends MatchProps {
  formPath: string;
  swappedPath: string;
  /** The tab that is open. */
  tab: MatchingTab;
  preparing: boolean;
  onPrint: (parts: ReadonlySet<string>) => void;
}

/** The first screen: two names joined by the score, one sentence, and what can be done with it. */
export function MatchingOpening({
  match,
  names,
  formPath,
  swappedPath,
  tab,
  preparing,
  onPrint,
}: MatchingOpeningProps) {
  const words = useMatchingWords();
  const { ashtakoot, aggregate } = match;
  const person = (partner: Partner) => {
    const { date, time, place } = match[partner];
    return {
      name: names[partner],
      detail: words.born(
        civilDay(date, words.names.language),
        timeOfDay(words.names.language, time),
        place.name,
      ),
    };
  };
  const [first, second] = partners;
  // One after the other: the API saves the same chart once, so that a second try repeats nothing.
  const save = async () => {
    for (const partner of partners) {
      await api.saveChart({ name: match[partner].name, birth: match[partner] });
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
        {words.sentence(roundedNumber(ashtakoot.score), wholeNumber(aggregate.score))}
      </ReportSentence>
      <Cluster justify="center" data-print="hide">
        <ButtonLink href={formPath} icon={<ArrowLeftIcon size={20} aria-hidden />}>
          {words.back}
        </ButtonLink>
        <ButtonLink href={swappedPath}>{words.swap}</ButtonLink>
        <SaveButton key={formPath} words={words.save} save={save} />
        <PrintButton
          groups={[
            {
              parts: [
                ...matchingTabs.map((key) => ({ key, label: words.tabs[key] })),
                { key: CHARTS_PART, label: words.charts.heading },
              ],
            },
          ]}
          current={{ key: tab, label: words.tabs[tab] }}
          preparing={preparing}
          onPrint={onPrint}
          pdf={(label, parts) => <MatchPdf {...{ match, names, label, parts }} />}
        />
      </Cluster>
    </Stack>
  );
}
