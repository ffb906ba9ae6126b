import { partners, type Partner } from '@jyoti/contract';
import {
  isoFromJulianDay,
  judgementOf,
  vimshottariAt,
  type Chart,
  type Couple,
  type JulianDay,
  type Match,
} from '@jyoti/jyotish';
import {
  coupleAnswer,
  coupleJudgement,
  couplePoints,
  doshaTested,
  navamsaSentences,
  partnerPeriods,
  periodBegins,
  seventhHouseSentences,
  significatorSentence,
  type CoupleFacts,
  type PeriodChange,
} from '@jyoti/readings';
import { readings, section, text, type Reading, type ReportBlock } from '@jyoti/ui/data';
import { dayOf } from '../format/format.ts';
import { chartData } from '../format/kundli-chart.ts';
import { verdictBadge } from '../kundli/verdict.ts';
import type { MatchSubject } from './match-subject.ts';

/** The charts of a couple, with their match. */
export interface CoupleSubject extends MatchSubject<Match> {
  readonly charts: Couple<Chart>;
  /** The instant whose periods are the running ones. */
  readonly nowJdUt: JulianDay;
}

const YEARS_AHEAD = 2;
const DAYS_PER_YEAR = 365.25;

/** The periods that begin within the coming years, of both, in order of time. */
function changesAhead(charts: Couple<Chart>, nowJdUt: JulianDay): PeriodChange[] {
  const until = nowJdUt + YEARS_AHEAD * DAYS_PER_YEAR;
  return partners
    .flatMap((partner: Partner) => {
      const { grahas, time, settings } = charts[partner];
      const at = (jdUt: JulianDay) =>
        vimshottariAt(grahas.moon.longitude, time.jdUt, settings.yearDays, jdUt);
      const changes: PeriodChange[] = [];
      let running = at(nowJdUt);
      while (running && running.antardasha.endJdUt < until) {
        const jdUt = running.antardasha.endJdUt;
        // A minute and a half later, so that rounding does not find the period that ends.
        const next = at(jdUt + 0.001);
        if (next) {
          const isMain = next.mahadasha.lord !== running.mahadasha.lord;
          const { lord } = isMain ? next.mahadasha : next.antardasha;
          changes.push({ partner, level: isMain ? 'mahadasha' : 'antardasha', lord, jdUt });
        }
        running = next;
      }
      return changes;
    })
    .toSorted((one, other) => one.jdUt - other.jdUt);
}

/** A list under a title; none without sentences. */
const list = (title: string, sentences: readonly string[]): Reading[] =>
  sentences.length > 0 ? [{ title, pieces: [{ list: sentences }] }] : [];

/** Whether the match is all right: the answer, what speaks for it, what to talk about, and the charts behind them. */
export function couplePart(subject: CoupleSubject): ReportBlock[] {
  const { charts, match, nowJdUt, names, words, language } = subject;
  const { couple: own, terms } = words;
  const judgements = { boy: judgementOf(charts.boy), girl: judgementOf(charts.girl) };
  const facts: CoupleFacts = {
    charts,
    match,
    names,
    judged: coupleJudgement(charts, match, judgements, nowJdUt),
    day: (jdUt, partner) => dayOf(isoFromJulianDay(jdUt), charts[partner].birth.timeZone, language),
  };
  const { strengths, toTalkAbout } = couplePoints(facts, language).text;
  const part = (title: string, blocks: readonly ReportBlock[]) =>
    section(title, blocks, { headingLevel: 2 });
  const dosha = (name: 'bhakoot' | 'nadi'): ReportBlock[] => {
    const tested = doshaTested(name, facts, language).text;
    if (tested === null) return [];
    return [
      part(own[name], [
        text(tested.meaning),
        readings([
          {
            title: own.tested,
            pieces: [{ list: tested.tested }, { text: tested.conclusion }],
          },
        ]),
      ]),
    ];
  };
  const seventh = (partner: Partner): Reading => {
    const house = facts.judged.partners[partner].seventh;
    return {
      title: names[partner],
      badges: [verdictBadge('houses', house, terms)],
      pieces: seventhHouseSentences(partner, facts, language).text.map((sentence) => ({
        text: sentence,
      })),
    };
  };
  const navamsas = navamsaSentences(facts, language).text;
  const changes = changesAhead(charts, nowJdUt).map(
    (change) => periodBegins(change, facts, language).text,
  );
  return [
    part(own.answer, [
      text(coupleAnswer(facts, language).text),
      readings([...list(own.strengths, strengths), ...list(own.toTalkAbout, toTalkAbout)]),
    ]),
    ...dosha('nadi'),
    ...dosha('bhakoot'),
    part(own.seventh, [text(own.seventhIntro, 'quiet'), readings(partners.map(seventh))]),
    part(own.planets, [
      text(own.planetsIntro, 'quiet'),
      readings(
        (['venus', 'jupiter'] as const).map((graha) => ({
          title: terms.graha(graha),
          graha,
          pieces: [
            {
              list: partners.map(
                (partner) => significatorSentence(graha, partner, facts, language).text,
              ),
            },
          ],
        })),
      ),
    ]),
    part(own.navamsas, [
      text(own.navamsasIntro, 'quiet'),
      {
        type: 'charts',
        perRow: 2,
        charts: partners.map((partner) => ({
          label: own.navamsaOf({ name: names[partner] }),
          title: names[partner],
          middle: 'D9',
          data: chartData(charts[partner], 9),
        })),
      },
      ...navamsas.map((sentence) => text(sentence)),
    ]),
    part(own.periods, [
      ...partners.map((partner) => text(partnerPeriods(partner, facts, language).text)),
      readings(list(own.changes, changes)),
    ]),
  ];
}
