import { parse } from 'valibot';
import {
  kundliRequestSchema,
  matchingRequestSchema,
  type KundliBirth,
  type Language,
  type Share,
  type SharedKundli,
  type SharedMatching,
  type SharedReport,
  type ShownBirth,
} from '@jyoti/contract';
import { birthDay, lifeAreaFacts, type Chart } from '@jyoti/jyotish';
import { kundliChartProps } from '@jyoti/jyotish/to-kit';
import { lifeAreaReading } from '@jyoti/readings';
import { chartsFromMoon, judgementIn, kootaResults, kundliSummary } from '@jyoti/reports';
import { castRequested, type TimezoneAt } from '../requests/cast.ts';
import { julianDayOf } from '../requests/instants.ts';
import type { MatchingService } from '../matching/matching-service.ts';

type Report<Kind extends Share['kind']> = Extract<Share, { kind: Kind }>;

/** Names are not stored, but a request has them. */
const named = <Birth extends object>(birth: Birth) => ({ ...birth, name: 'Nameless' });

const shownBirth = ({
  date,
  time,
  time_unknown: isUnknown,
  place,
}: Pick<KundliBirth, 'date' | 'time' | 'time_unknown' | 'place'>): ShownBirth => ({
  date,
  time: isUnknown ? null : time,
  place: place.name,
});

/** The birth chart without degrees. */
function birthChart(chart: Chart): SharedKundli['charts'][number] {
  const { ascendantSign, placements } = kundliChartProps(chart).data;
  return {
    ascendantSign,
    placements: placements.map(({ graha, sign, retrograde }) => ({ graha, sign, retrograde })),
  };
}

function sharedKundli(
  { birth, showsBirth, settings }: Report<'kundli'>,
  timezoneAt: TimezoneAt,
  now: Date,
  language: Language,
): SharedKundli {
  const nowJdUt = julianDayOf(now);
  const request = parse(kundliRequestSchema, { birth: named(birth), ...settings });
  const chart = castRequested(request, timezoneAt, nowJdUt);
  const shown = { kind: 'kundli', birth: showsBirth ? shownBirth(birth) : null } as const;
  if (birth.time_unknown) {
    const charts = chartsFromMoon(birthDay(chart), chart.settings);
    return { ...shown, houses_from: 'moon', summary: null, charts, areas: [] };
  }
  const judgement = judgementIn(chart, request.birth, request);
  return {
    ...shown,
    houses_from: 'ascendant',
    summary: kundliSummary(chart, nowJdUt, language),
    charts: [birthChart(chart)],
    areas: lifeAreaFacts(judgement, chart, nowJdUt).map((facts) => {
      const { verdict, summary } = lifeAreaReading(facts, language).text;
      return { area: facts.area, verdict, summary };
    }),
  };
}

function sharedMatching(
  { boy, girl, showsBirth }: Report<'matching'>,
  matching: MatchingService,
  language: Language,
): SharedMatching {
  const request = parse(matchingRequestSchema, { boy: named(boy), girl: named(girl) });
  const { result } = matching.calculate(request);
  return {
    kind: 'matching',
    births: showsBirth ? { boy: shownBirth(boy), girl: shownBirth(girl) } : null,
    percent: 'aggregate' in result ? result.aggregate.percent : null,
    results: kootaResults(result, language),
  };
}

/** Calculates the report of a shared link, and leaves out whatever its owner does not show. */
export const sharedReport = (
  share: Share,
  {
    matching,
    timezoneAt,
    now,
  }: { matching: MatchingService; timezoneAt: TimezoneAt; now: () => Date },
  language: Language,
): SharedReport =>
  share.kind === 'kundli'
    ? sharedKundli(share, timezoneAt, now(), language)
    : sharedMatching(share, matching, language);
