import {
  ageAt,
  clipInstant,
  houseFrom,
  sadeSati,
  signIngresses,
  transitSky,
  VEDHA,
  vimshottari,
  vimshottariPath,
  type JulianDay,
  type SadeSati,
  type SignIngress,
} from '@jyoti/jyotish';
import { comingChange, type ComingChange, type SadeSatiTurn } from '@jyoti/readings';
import { type Reading, readings, type ReportBlock, section, text } from '@jyoti/ui/data';
import { dayOfJulianDay } from '../format/julian-days.ts';
import { generalMessages } from '../messages.generated/general.ts';
import type { KundliSource } from './kundli-source.ts';

/** Above this age, years, a birth is one of history: nothing is ahead. */
const OLDEST_AGE = 110;
const YEAR_DAYS = 365.25;
/** Of more changes, those of the last kinds are left out. */
const MAX_CHANGES = 12;
const KINDS: readonly ComingChange['kind'][] = [
  'mahadasha',
  'antardasha',
  'saturn',
  'nodes',
  'jupiter',
];
/** A true node that swings over the edge of a sign enters it for good within these days. */
const SWING_DAYS = 40;

/** What changes, and when. */
interface DatedChange {
  readonly jdUt: JulianDay;
  readonly change: ComingChange;
}

interface Span {
  readonly from: JulianDay;
  readonly to: JulianDay;
}

/** The periods of Vimshottari that begin in a span. */
function periodsIn({ from, to }: Span, { chart, judgement }: KundliSource): DatedChange[] {
  const { grahas, time, settings } = chart;
  const basis = [grahas.moon.longitude, time.jdUt, settings.yearDays] as const;
  return vimshottari(...basis)
    .mahadashas.filter(({ startJdUt, endJdUt }) => startJdUt <= to && endJdUt > from)
    .flatMap(({ lord: main }) =>
      vimshottariPath(...basis, [main])
        .filter(({ startJdUt }) => startJdUt > from && startJdUt <= to)
        .map(({ lord, startJdUt }) => ({
          jdUt: startJdUt,
          change: {
            kind: lord === main ? 'mahadasha' : 'antardasha',
            lord,
            main,
            verdict: judgement().grahas[lord].verdict,
            house: grahas[lord].house,
          },
        })),
    );
}

/** The effect on Sade Sati and the dhaiyas where Saturn changes its sign. */
function turnAt(jdUt: JulianDay, { phases, cycles }: SadeSati): Partial<SadeSatiTurn> {
  const isNow = (instant: JulianDay) => Math.abs(instant - jdUt) < 1;
  const phase = phases.find(({ startJdUt }) => isNow(startJdUt));
  if (phase?.kind === 'dhaiya') return { turn: 'dhaiya' };
  const cycle = cycles.find(({ startJdUt, endJdUt }) => startJdUt < jdUt + 1 && endJdUt > jdUt - 1);
  if (!cycle) return {};
  if (isNow(cycle.startJdUt)) return { turn: 'begins' };
  if (isNow(cycle.endJdUt)) return { turn: 'ends' };
  if (!phase) return { turn: 'pause' };
  const again = cycle.phases.some(
    (other) => other.phase === phase.phase && other.startJdUt < phase.startJdUt - 1,
  );
  return { turn: phase.phase as SadeSatiTurn['turn'], again };
}

/** The signs that Saturn, Jupiter and the nodes enter in a span. */
function ingressesIn({ from, to }: Span, { chart }: KundliSource): DatedChange[] {
  const sky = transitSky(chart.settings);
  const saturn = sadeSati(chart, from, to);
  const changeOf = (kind: 'saturn' | 'jupiter' | 'nodes', ingress: SignIngress): DatedChange => {
    const { jdUt, sign, retrograde } = ingress;
    const fromMoon = houseFrom(chart.grahas.moon.sign, sign);
    return {
      jdUt,
      change: {
        kind,
        sign,
        house: houseFrom(chart.ascendant.sign, sign),
        fromMoon,
        back: retrograde,
        isGood: fromMoon in VEDHA[kind === 'nodes' ? 'rahu' : kind],
        ...(kind === 'saturn' && turnAt(jdUt, saturn)),
      },
    };
  };
  return [
    ...(['saturn', 'jupiter'] as const).flatMap((graha) =>
      signIngresses(graha, from, to, sky).map((ingress) => changeOf(graha, ingress)),
    ),
    ...signIngresses('rahu', from, to, sky)
      .filter(({ jdUt }, index, all) => !((all[index + 1]?.jdUt ?? Infinity) < jdUt + SWING_DAYS))
      .map((ingress) => changeOf('nodes', ingress)),
  ];
}

/** Dashas, slow grahas and Sade Sati in the two years from the instant of a source, in order of time; nothing for a birth of history. */
export function comingYears(source: KundliSource): ReportBlock[] {
  const { chart, nowJdUt, settings, language } = source;
  const span = { from: clipInstant(nowJdUt), to: clipInstant(nowJdUt + 2 * YEAR_DAYS) };
  if (ageAt(chart, nowJdUt) > OLDEST_AGE || span.from >= span.to) return [];
  const { comingYears: words } = generalMessages[language];
  const day = (jdUt: JulianDay) => dayOfJulianDay(jdUt, settings.timezone, language);
  const changes = [...periodsIn(span, source), ...ingressesIn(span, source)]
    .toSorted((a, b) => KINDS.indexOf(a.change.kind) - KINDS.indexOf(b.change.kind))
    .slice(0, MAX_CHANGES)
    .toSorted((a, b) => a.jdUt - b.jdUt);
  const cards = [0, 1].flatMap((year): Reading[] => {
    const start = nowJdUt + year * YEAR_DAYS;
    const end = start + YEAR_DAYS;
    const list = changes
      .filter(({ jdUt }) => jdUt > start && jdUt <= end)
      .map(({ jdUt, change }) => {
        const age = (jdUt - chart.time.jdUt) / YEAR_DAYS;
        return comingChange(change, day(jdUt), age, language).text;
      });
    if (list.length === 0) return [];
    return [{ title: words.span({ from: day(start), to: day(end) }), pieces: [{ list }] }];
  });
  return cards.length > 0
    ? [section(words.title, [text(words.intro, 'quiet'), readings(cards, 4)])]
    : [];
}
