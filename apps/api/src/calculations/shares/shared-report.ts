import { parse } from 'valibot';
import {
  ashtakootKeys,
  bodyKeys,
  isMoonMatching,
  kundliRequestSchema,
  matchingRequestSchema,
  type Kundli,
  type KundliBirth,
  type Language,
  type Matching,
  type MoonChart,
  type PlanetDetails,
  type Share,
  type SharedKundli,
  type SharedMatching,
  type SharedReport,
  type ShownBirth,
} from '@jyoti/contract';
import type { KundliService } from '../kundli/kundli-service.ts';
import type { MatchingService } from '../matching/matching-service.ts';

type Report<Kind extends Share['kind']> = Extract<Share, { kind: Kind }>;

/** Names are not stored. Of two people with the same name the texts say "the boy" and "the girl". */
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

function birthChart(planets: PlanetDetails): SharedKundli['charts'] {
  const [ascendant, ...grahas] = bodyKeys.map((key) => planets[key]);
  if (!ascendant) return [];
  const placed = grahas.map(({ full_name: graha, zodiac, retro }) => ({ graha, zodiac, retro }));
  return [{ zodiac: ascendant.zodiac, grahas: placed }] as SharedKundli['charts'];
}

/** One for each sign of the Moon: bodies that change sign are placed for the same part of the day. */
function moonCharts({ moon, grahas }: MoonChart): SharedKundli['charts'] {
  return moon.signs.map(({ zodiac: sign }, part) => ({
    zodiac: sign,
    grahas: grahas.map(({ graha, zodiac, retro }) => {
      const own = graha === 'Moon' ? sign : zodiac[Math.min(part, zodiac.length - 1)];
      return { graha, zodiac: own ?? sign, retro };
    }),
  }));
}

function sharedKundli(
  { birth, showsBirth }: Report<'kundli'>,
  { summary, planet_details: planets, reports, moon_chart: chart }: Kundli,
): SharedKundli {
  return {
    kind: 'kundli',
    birth: showsBirth ? shownBirth(birth) : null,
    houses_from: chart ? 'moon' : 'ascendant',
    summary: summary ?? null,
    charts: chart ? moonCharts(chart) : planets ? birthChart(planets) : [],
    areas: (reports?.life_areas ?? []).map(({ area, verdict, summary: text }) => ({
      area,
      verdict,
      summary: text,
    })),
  };
}

function kootasOf(
  found: Pick<
    Matching['ashtakoot'],
    (typeof ashtakootKeys)[number] | 'score' | 'full_score' | 'verdict_word' | 'bot_response'
  >,
): SharedMatching['results'][number] {
  const { score, full_score, verdict_word, bot_response: text } = found;
  const kootas = ashtakootKeys.map((key) => {
    const { name, boy, girl, score: points, full_score: most, description } = found[key];
    return { name, boy, girl, score: points, full_score: most, description };
  });
  return { score, full_score, verdict_word, text, kootas };
}

/** Calculates the report of a shared link, and leaves out whatever its owner does not show. */
export function sharedReport(
  share: Share,
  { kundli, matching }: { kundli: KundliService; matching: MatchingService },
  language: Language,
): SharedReport {
  if (share.kind === 'kundli') {
    const request = parse(kundliRequestSchema, {
      birth: named(share.birth),
      ...share.settings,
      sections: ['planet_details', 'reports'],
    });
    return sharedKundli(share, kundli.kundli(request, language));
  }
  const { boy, girl, showsBirth } = share;
  const request = parse(matchingRequestSchema, { boy: named(boy), girl: named(girl) });
  const match = matching.matching(request, language);
  const isMoon = isMoonMatching(match);
  return {
    kind: 'matching',
    births: showsBirth ? { boy: shownBirth(boy), girl: shownBirth(girl) } : null,
    percent: isMoon ? null : match.aggregate.score,
    results: (isMoon ? match.moon_matches : [match]).map(({ ashtakoot }) => kootasOf(ashtakoot)),
  };
}
