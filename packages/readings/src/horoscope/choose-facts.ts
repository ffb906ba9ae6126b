import type { ForecastArea, SignForecast } from '@jyoti/jyotish';
import {
  aspectFacts,
  eclipseNear,
  eventFacts,
  gocharaFacts,
  headlineFact,
  isMoonIngress,
  moonFact,
  nakshatraFact,
  outlookFact,
  weighedFacts,
} from './facts-of-sky.ts';
import { factName, positionOf, type HoroscopeFact } from './facts.ts';
import {
  hasOutlook,
  LEAN,
  leanOf,
  OUTLOOK_AREAS,
  type Outlook,
  type OutlookArea,
} from './outlook.ts';
import type { HoroscopeSource } from './source.ts';
import { tenseOf } from './tense.ts';
import { turnOf, type Turn } from './turn.ts';

/** A fact and the area that mentions it. */
export interface SelectedFact {
  readonly area: ForecastArea;
  readonly fact: HoroscopeFact;
}

/** The selected facts of a horoscope, and the outlook word of each area. */
export interface ChosenFacts {
  readonly selected: readonly SelectedFact[];
  readonly outlooks: Readonly<Record<OutlookArea, Outlook>>;
}

/** The grahas of a year. */
const SLOW: ReadonlySet<string> = new Set(['jupiter', 'saturn', 'rahu', 'ketu']);

/** Selects the facts of a horoscope: each fact once, and each position of a graha once. */
class Choice {
  readonly selected: { area: ForecastArea; fact: HoroscopeFact }[] = [];
  readonly #used = new Set<string>();
  readonly #isDay: boolean;

  constructor(isDay: boolean) {
    this.#isDay = isDay;
  }

  /** Filters facts that are not repetitions. */
  open<Fact extends HoroscopeFact>(facts: readonly (Fact | undefined)[]): Fact[] {
    return facts.filter(
      (fact): fact is Fact =>
        fact !== undefined && this.#namesOf(fact).every((name) => !this.#used.has(name)),
    );
  }

  /** Selects the first fact that is not a repetition; @returns whether there was one */
  first(area: ForecastArea, ...facts: readonly (HoroscopeFact | undefined)[]): boolean {
    const [fact] = this.open(facts);
    if (fact === undefined) return false;
    for (const name of this.#namesOf(fact)) this.#used.add(name);
    this.selected.push({ area, fact });
    return true;
  }

  /** Selects one of several facts, in rotation. */
  inTurn(area: ForecastArea, turn: Turn, ...facts: readonly HoroscopeFact[]): void {
    const open = this.open(facts);
    if (open.length > 0) this.first(area, open[turn.of(open.length)]);
  }

  #namesOf(fact: HoroscopeFact): string[] {
    const position = positionOf(fact, this.#isDay);
    const names = [factName(fact), ...(position === null ? [] : [position])];
    // Two aspects of one nature on an area have the same texts.
    if (fact.kind === 'aspect') names.push(`${fact.area}.${fact.benefic}`);
    // So have two past stays in one house.
    if (fact.kind === 'gochara' && fact.stay !== null) names.push(`house.${fact.house}`);
    return names;
  }
}

/** Returns the facts of the horoscope of a sign, area by area, in reading order. */
export function chooseFacts(source: HoroscopeSource): ChosenFacts {
  const isDay = source.forecast.period === 'daily';
  const choice = new Choice(isDay);
  CHOOSE[source.forecast.period](source, choice, turnOf(source));
  const areas = ['general', 'love', 'career', 'money', 'health'] as const;
  const selected = areas.flatMap((area) => {
    const facts = choice.selected.filter((one) => one.area === area).map(({ fact }) => fact);
    return (isDay ? facts : inTimeOrder(source, facts)).map((fact) => ({ area, fact }));
  });
  const outlooks = Object.fromEntries(
    OUTLOOK_AREAS.map((area) => [area, outlookFact(source, area).outlook]),
  ) as Record<OutlookArea, Outlook>;
  return { selected, outlooks };
}

/** Facts without a date first, then by start. */
function inTimeOrder(
  { forecast }: HoroscopeSource,
  facts: readonly HoroscopeFact[],
): HoroscopeFact[] {
  const beginning = (fact: HoroscopeFact): number => {
    if (fact.kind === 'event' || fact.kind === 'eclipse_near') return fact.event.jdUt;
    if ('stay' in fact && fact.stay !== null) return fact.stay.fromJdUt;
    return forecast.fromJdUt - (fact.kind === 'headline' || fact.kind === 'outlook' ? 2 : 1);
  };
  return facts.toSorted((a, b) => beginning(a) - beginning(b));
}

/**
 * Selects the facts of an area: a sentence about its outlook, then transits that agree with it, the strongest first. A line
 * therefore cannot contradict the word above it.
 * @param most maximum number of transits
 */
function selectArea(
  source: HoroscopeSource,
  choice: Choice,
  area: Exclude<ForecastArea, 'general'>,
  most: number,
): void {
  // A year uses the slow grahas: the others pass through most houses in it.
  const isMentioned = (fact: HoroscopeFact): boolean =>
    source.forecast.period !== 'yearly' || ('graha' in fact && SLOW.has(fact.graha));
  const weighed = weighedFacts(source, area)
    .map(({ fact }) => fact)
    .filter(isMentioned);
  if (!hasOutlook(area)) {
    // Health has no outlook word. Its lines are about effort and rest, the subjects of Mars and of aspects.
    const ofEffort = weighed.filter((fact) => fact.kind === 'aspect' || fact.graha === 'mars');
    let count = 0;
    while (count < most && choice.first(area, ...aheadFirst(source, ofEffort))) count += 1;
    // On a day the Moon has the advice for its house, where the Sun may be too.
    const isDay = source.forecast.period === 'daily';
    const others = gocharaFacts(
      source,
      'mars',
      ...(isDay ? [] : (['sun', 'saturn', 'ketu'] as const)),
    );
    while (count < most && choice.first(area, ...aheadFirst(source, others))) count += 1;
    return;
  }
  const fact = outlookFact(source, area);
  const agreeing = weighed.filter((one) => leanOf(one) === LEAN[fact.outlook]);
  choice.first(area, fact);
  for (let count = 0; count < most; count += 1) choice.first(area, ...aheadFirst(source, agreeing));
}

/** Facts with the past ones at the end; past ones without effect are dropped. */
function aheadFirst<Fact extends HoroscopeFact>(
  source: HoroscopeSource,
  facts: readonly Fact[],
): Fact[] {
  const isPast = (fact: Fact): boolean =>
    'stay' in fact &&
    fact.stay !== null &&
    tenseOf(source, fact.stay.fromJdUt, fact.stay.toJdUt) === 'past';
  return [
    ...facts.filter((fact) => !isPast(fact)),
    ...facts.filter((fact) => isPast(fact) && leanOf(fact) !== 0),
  ];
}

/** Health chooses before the other areas: Mars is its only graha, and they have several. */
type Choose = (source: HoroscopeSource, choice: Choice, turn: Turn) => void;

const CHOOSE: Readonly<Record<SignForecast['period'], Choose>> = {
  daily(source, choice, turn) {
    choice.first('general', headlineFact(source));
    choice.first('general', ...eventFacts(source).filter(({ event }) => !isMoonIngress(event)));
    choice.first('general', eclipseNear(source));
    choice.first('general', nakshatraFact(source));
    const { mood } = headlineFact(source);
    const others = [
      ...gocharaFacts(source, 'mercury', 'rahu', 'ketu'),
      ...aspectFacts(source, 'general'),
    ];
    choice.inTurn('general', turn, ...others.filter((fact) => leanOf(fact) * LEAN[mood] >= 0));
    for (const area of ['health', 'love', 'career'] as const) {
      selectArea(source, choice, area, 1);
      choice.first(area, moonFact(source, area));
    }
    selectArea(source, choice, 'money', 1);
  },

  weekly(source, choice, turn) {
    choice.first('general', headlineFact(source));
    choice.first('general', eclipseNear(source));
    choice.inTurn(
      'general',
      turn,
      ...gocharaFacts(source, 'mercury', 'rahu', 'ketu'),
      ...aspectFacts(source, 'general'),
    );
    selectArea(source, choice, 'health', 2);
    selectArea(source, choice, 'love', 2);
    selectArea(source, choice, 'career', 2);
    selectArea(source, choice, 'money', 1);
  },

  monthly(source, choice) {
    choice.first('general', headlineFact(source));
    choice.first('general', ...aheadFirst(source, gocharaFacts(source, 'mercury')));
    selectArea(source, choice, 'health', 2);
    selectArea(source, choice, 'love', 2);
    selectArea(source, choice, 'career', 2);
    selectArea(source, choice, 'money', 1);
  },

  yearly(source, choice) {
    choice.first('general', headlineFact(source));
    // Jupiter's transits agree with the word of money or are mentioned for the year as a whole.
    selectArea(source, choice, 'health', 2);
    selectArea(source, choice, 'money', 2);
    selectArea(source, choice, 'love', 1);
    selectArea(source, choice, 'career', 1);
    for (const fact of aheadFirst(
      source,
      gocharaFacts(source, 'jupiter', 'saturn', 'rahu', 'ketu'),
    )) {
      choice.first('general', fact);
    }
  },
};
