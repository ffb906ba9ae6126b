import {
  ApiFailure,
  partners,
  type SharedKundli,
  type SharedMatching,
  type ShownBirth,
} from '@jyoti/contract';
import { wholeNumber } from '@jyoti/reports';
import { civilDay, grahaId, rashiOf } from '@jyoti/reports/format';
import { Badge } from '@jyoti/ui/badge';
import { KootaTable } from '@jyoti/ui/koota-table';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PairSummary } from '@jyoti/ui/pair-summary';
import { ReadingCard, ReadingText } from '@jyoti/ui/reading-card';
import { ReportTitle } from '@jyoti/ui/report-title';
import { ScoreDial } from '@jyoti/ui/score-dial';
import { timeOfDay } from '@jyoti/ui/time-span';
import { useSearchParams } from 'react-router-dom';
import { QueryView } from '../../data/query-view.tsx';
import { useQuery } from '../../data/use-query.ts';
import { useChartStyle } from '../../kundli/chart-style.ts';
import { TraditionNote } from '../../report/tradition-note.tsx';
import { api } from '../../session/api.ts';
import { timeMessages } from '../../words/kit-messages.ts';
import { useNames } from '../../words/names.ts';
import { useSharedReportWords } from './words.ts';

/** The report of a shared link: everyone with the link may open it. */
export function SharedReportPage() {
  const words = useSharedReportWords();
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const query = useQuery(
    key === '' ? null : `shared ${key}`,
    (call) => api.sharedReport(key, call),
    // The link may have been withdrawn since.
    { cache: 'no-store' },
  );
  const { failure } = query;
  const isGone = key === '' || (failure instanceof ApiFailure && failure.status === 404);
  return (
    <Section as="div" first>
      {isGone ? (
        <Stack>
          <Heading level={1}>{words.gone}</Heading>
          <Text>{words.goneText}</Text>
          <Cluster>
            <ButtonLink href="/kundli">{words.makeOwn.kundli}</ButtonLink>
          </Cluster>
        </Stack>
      ) : (
        <Stack gap="x6">
          {query.data === null && <Heading level={1}>{words.title}</Heading>}
          <QueryView query={query} words={words} blockSize="30rem">
            {(report) =>
              report.kind === 'kundli' ? (
                <KundliResult report={report} />
              ) : (
                <MatchingResult report={report} />
              )
            }
          </QueryView>
          <TraditionNote />
        </Stack>
      )}
    </Section>
  );
}

function useBornText() {
  const words = useSharedReportWords();
  const { language } = useNames();
  return ({ date, time, place }: ShownBirth) =>
    words.born(
      civilDay(date, language),
      time === null ? words.timeUnknown : timeOfDay(timeMessages(language), time),
      place,
    );
}

function KundliResult({ report }: { report: SharedKundli }) {
  const words = useSharedReportWords();
  const names = useNames();
  const born = useBornText();
  const [variant] = useChartStyle();
  const { birth, charts, areas, houses_from: housesFrom } = report;
  const isFromMoon = housesFrom === 'moon';
  return (
    <>
      <ReportTitle
        title={words.titles.kundli}
        sentence={report.summary}
        detail={birth ? born(birth) : words.withoutBirth}
      />
      <Grid minItem="18rem" columns={2}>
        {charts.map(({ zodiac, grahas }) => (
          <KundliChart
            key={zodiac}
            title={isFromMoon ? words.moonChart(names.sign(zodiac)) : words.chart}
            data={{
              ascendantSign: rashiOf(zodiac),
              placements: grahas.map(({ graha, zodiac: sign, retro }) => ({
                graha: grahaId(graha),
                sign: rashiOf(sign),
                retrograde: retro && graha !== 'Rahu' && graha !== 'Ketu',
              })),
            }}
            variant={variant}
            middle={isFromMoon ? undefined : 'D1'}
          />
        ))}
      </Grid>
      {isFromMoon && <Text tone="muted">{words.moonChartNote}</Text>}
      {areas.length > 0 && (
        <Stack gap="x4" as="section" aria-labelledby="areas">
          <Heading level={2} size="h3" id="areas">
            {words.areas.title}
          </Heading>
          <Grid minItem="18rem" gap="x4">
            {areas.map(({ area, verdict, summary }) => (
              <ReadingCard
                key={area}
                title={words.areas.titles[area]}
                aside={<Badge>{words.areas.verdicts[verdict]}</Badge>}
              >
                <ReadingText>{summary}</ReadingText>
              </ReadingCard>
            ))}
          </Grid>
        </Stack>
      )}
      <Cluster>
        <ButtonLink href="/kundli">{words.makeOwn.kundli}</ButtonLink>
      </Cluster>
    </>
  );
}

function MatchingResult({ report }: { report: SharedMatching }) {
  const words = useSharedReportWords();
  const names = useNames();
  const born = useBornText();
  const { births, percent, results } = report;
  const person = (partner: (typeof partners)[number]) => ({
    name: words.partner[partner],
    detail: births ? born(births[partner]) : undefined,
  });
  const [first, second] = partners;
  return (
    <>
      <ReportTitle
        align="center"
        title={words.titles.matching}
        sentence={percent === null ? undefined : words.overall(wholeNumber(percent))}
        detail={births ? undefined : words.withoutBirths}
      />
      {results.length > 1 && <Text>{words.either}</Text>}
      {results.map(({ score, full_score: fullScore, verdict_word: word, kootas }, index) => (
        <Stack key={index} gap="x5">
          <PairSummary first={person(first)} second={person(second)}>
            <ScoreDial label={words.dial} value={score} max={fullScore} word={word} />
          </PairSummary>
          <KootaTable
            caption={words.kootas}
            boyLabel={words.partner.boy}
            girlLabel={words.partner.girl}
            total={{ score, fullScore }}
            rows={kootas.map(({ name, boy, girl, score: points, full_score: most }) => ({
              id: name,
              name: names.term(name),
              boy: names.term(boy),
              girl: names.term(girl),
              score: points,
              fullScore: most,
              description: '',
            }))}
          />
        </Stack>
      ))}
      <Cluster justify="center">
        <ButtonLink href="/kundli-matching">{words.makeOwn.matching}</ButtonLink>
      </Cluster>
    </>
  );
}
