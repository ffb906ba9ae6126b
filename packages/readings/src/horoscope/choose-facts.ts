import { AREA_RULES, type ForecastArea, type HouseNumber, type SignForecast } from '@jyoti/jyotish';
import {
  aspectFacts,
  eclipseNear,
  eventFacts,
  gocharaFacts,
  goodDays,
  isEclipse,
  isFullOrNewMoon,
  isMoonIngress,
  moonFact,
  moonStays,
  nakshatraFact,
  outlookFact,
  weighedFacts,
} from './facts-of-sky.ts';
import { factName, positionOf, type EventFact, type HoroscopeFact } from './facts.ts';
import type { MoonArea } from './horoscope.types.ts';
import {
  hasOutlook,
  LEAN,
  leanOf,
  OUTLOOK_AREAS,
  type Outlook,
  type OutlookArea,
} from './outlook.ts';
import type { HoroscopeSource } from './source.ts';
import { isOver, tenseOf } from './tense.ts';
import { turnOf, type Turn } from './turn.ts';
import { weightOfEvent } from './weight-of-event.ts';

/** A fact and the area that mentions it. */
export interface SelectedFact {
  readonly area: ForecastArea;
  readonly fact: HoroscopeFact;
  /** of a day: its effect is opposite to that of the previous line, and the text mentions that */
  readonly turns: boolean;
}

/** The selected facts of a horoscope, and the outlook word of each area. */
export interface ChosenFacts {
  readonly selected: readonly SelectedFact[];
  readonly outlooks: Readonly<Record<OutlookArea, Outlook>>;
}

/** The houses in which the Moon matters most for an area, the best first; a week uses the first it reaches. */
const MOON_HOUSES: Readonly<Record<Exclude<MoonArea, 'general'>, readonly HouseNumber[]>> = {
  love: [7, 5, 1, 11, 4, 2, 3, 9, 12, 10, 6, 8],
  career: [10, 6, 2, 11, 3, 7, 9, 1, 5, 8, 4, 12],
  health: [6, 1, 8, 4, 12, 3, 9, 5, 2, 10, 11, 7],
};

/** Minimum weight of an event that marks a day: that of the full Moon. */
const MARKS_THE_DAY = 5.5;

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
    return position === null ? [factName(fact)] : [factName(fact), position];
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
    return isDay
      ? withTurns(area, facts)
      : inTimeOrder(source, facts).map((fact) => ({ area, fact, turns: false }));
  });
  const outlooks = Object.fromEntries(
    OUTLOOK_AREAS.map((area) => [area, outlookFact(source, area).outlook]),
  ) as Record<OutlookArea, Outlook>;
  return { selected, outlooks };
}

/** Marks where the lines of an area change direction; neutral lines are skipped. */
function withTurns(area: ForecastArea, facts: readonly HoroscopeFact[]): SelectedFact[] {
  let side = 0;
  return facts.map((fact) => {
    const lean = leanOf(fact);
    const turns = lean !== 0 && side !== 0 && lean !== side;
    if (lean !== 0) side = lean;
    return { area, fact, turns };
  });
}

/** Facts without a date first, then by start. */
function inTimeOrder(
  { forecast }: HoroscopeSource,
  facts: readonly HoroscopeFact[],
): HoroscopeFact[] {
  const beginning = (fact: HoroscopeFact): number => {
    if (fact.kind === 'event' || fact.kind === 'eclipse_near') return fact.event.jdUt;
    if ('stay' in fact && fact.stay !== null) return fact.stay.fromJdUt;
    return forecast.fromJdUt - 1;
  };
  return facts.toSorted((a, b) => beginning(a) - beginning(b));
}

/**
 * Selects the facts of an area: transits that agree with its outlook word, the strongest first, or a sentence
 * about the outlook itself if no such transit is left. A line therefore cannot contradict the word above it.
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
    if (count === 0) choice.first(area, ...gocharaFacts(source, 'mars', 'sun', 'saturn', 'ketu'));
    return;
  }
  const fact = outlookFact(source, area);
  const agreeing = weighed.filter((one) => leanOf(one) === LEAN[fact.outlook]);
  const hasAgreeing = choice.first(area, ...aheadFirst(source, agreeing));
  if (!hasAgreeing) choice.first(area, fact);
  for (let count = 1; count < most; count += 1) choice.first(area, ...aheadFirst(source, agreeing));
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

/** Events, with past ones last. */
const eventsAheadFirst = (source: HoroscopeSource, events: readonly EventFact[]): EventFact[] => {
  const isPast = ({ event }: EventFact) => tenseOf(source, event.jdUt, event.jdUt) === 'past';
  return [...events.filter((fact) => !isPast(fact)), ...events.filter(isPast)];
};

/**
 * The strongest fact of a day: an eclipse, a slow graha's change, a full or new Moon, if there is one; else
 * the planet with the most good or bad effect for the sign (`planetStrengths`) by gochara.
 */
function strongestOfDay(source: HoroscopeSource): HoroscopeFact {
  const [event] = eventFacts(source);
  if (event && weightOfEvent(event.event) >= MARKS_THE_DAY) return event;
  const facts = source.forecast.strengths.map(({ graha, sum }) => ({
    fact: graha === 'moon' ? moonFact(source, 'general') : gocharaFacts(source, graha)[0]!,
    sum,
  }));
  const relevant = facts.filter(
    ({ fact, sum }) => leanOf(fact) * sum > 0 && !isAgainstItsArea(source, fact),
  );
  const [strongest] = relevant.toSorted((a, b) => Math.abs(b.sum) - Math.abs(a.sum));
  return strongest?.fact ?? moonFact(source, 'general');
}

/** Whether a karaka contradicts the outlook word of its area, because other factors outweigh it. */
const isAgainstItsArea = (source: HoroscopeSource, fact: HoroscopeFact): boolean =>
  fact.kind === 'gochara' &&
  OUTLOOK_AREAS.some(
    (area) =>
      AREA_RULES[area].karakas.includes(fact.graha) &&
      leanOf(fact) * LEAN[outlookFact(source, area).outlook] < 0,
  );

/** Health chooses before the other areas: Mars is its only graha, and they have several. */
type Choose = (source: HoroscopeSource, choice: Choice, turn: Turn) => void;

const CHOOSE: Readonly<Record<SignForecast['period'], Choose>> = {
  daily(source, choice, turn) {
    const strongest = strongestOfDay(source);
    choice.first('general', strongest);
    choice.first('general', moonFact(source, 'general'));
    choice.first('general', ...eventFacts(source));
    choice.first('general', eclipseNear(source));
    const others = [
      nakshatraFact(source),
      ...gocharaFacts(source, 'mercury', 'rahu', 'ketu'),
      ...aspectFacts(source, 'general'),
    ];
    const side = leanOf(strongest);
    choice.inTurn('general', turn, ...others.filter((fact) => leanOf(fact) * side >= 0));
    selectArea(source, choice, 'health', 1);
    choice.first('health', moonFact(source, 'health'));
    selectArea(source, choice, 'love', 1);
    choice.first('love', moonFact(source, 'love'));
    selectArea(source, choice, 'career', 1);
    choice.first('career', moonFact(source, 'career'));
    selectArea(source, choice, 'money', 1);
  },

  weekly(source, choice, turn) {
    const events = eventsAheadFirst(
      source,
      eventFacts(source).filter(({ event }) => !isMoonIngress(event)),
    );
    const moon = (area: Exclude<MoonArea, 'general'>): HoroscopeFact[] => {
      const ahead = moonStays(source).filter(
        (stay) => isOver(source) || tenseOf(source, stay.fromJdUt, stay.toJdUt) !== 'past',
      );
      return MOON_HOUSES[area].flatMap((house) =>
        ahead
          .filter((stay) => stay.house === house)
          .map((stay) => ({ ...moonFact(source, area), house, sign: stay.sign, stay })),
      );
    };
    choice.first('general', goodDays(source));
    choice.first('general', ...events);
    choice.first('general', ...events);
    choice.first('general', eclipseNear(source));
    choice.inTurn(
      'general',
      turn,
      ...gocharaFacts(source, 'mercury', 'rahu', 'ketu'),
      ...aspectFacts(source, 'general'),
    );
    selectArea(source, choice, 'health', 1);
    selectArea(source, choice, 'love', 1);
    choice.first('love', ...moon('love'));
    selectArea(source, choice, 'career', 1);
    choice.first('career', ...moon('career'));
    selectArea(source, choice, 'money', 1);
    choice.first(
      'health',
      ...moon('health'),
      isOver(source) ? undefined : moonFact(source, 'health'),
    );
  },

  monthly(source, choice) {
    const events = eventFacts(source).filter(({ event }) => !isMoonIngress(event));
    const ofSun = ({ event }: EventFact): boolean =>
      event.kind === 'sign_ingress' && event.body === 'sun';
    choice.first('general', ...events.filter(ofSun));
    for (const fact of events.filter(({ event }) => isFullOrNewMoon(event) || isEclipse(event))) {
      choice.first('general', fact);
    }
    const stations = events.filter(({ event }) => event.kind === 'station');
    choice.first('general', ...eventsAheadFirst(source, stations));
    choice.first('general', ...aheadFirst(source, gocharaFacts(source, 'mercury')));
    selectArea(source, choice, 'health', 2);
    selectArea(source, choice, 'love', 2);
    selectArea(source, choice, 'career', 2);
    selectArea(source, choice, 'money', 1);
  },

  yearly(source, choice) {
    const events = eventFacts(source);
    const entering = (body: string, ...houses: readonly HouseNumber[]): EventFact[] =>
      eventsAheadFirst(
        source,
        houses.flatMap((house) =>
          events.filter(
            ({ event, house: entered }) =>
              event.kind === 'sign_ingress' && event.body === body && entered === house,
          ),
        ),
      );
    const moons = (house: HouseNumber): EventFact[] =>
      eventsAheadFirst(
        source,
        events.filter(
          ({ event, house: moonHouse }) => isFullOrNewMoon(event) && moonHouse === house,
        ),
      );
    const stationsOf = (body: string): EventFact[] =>
      eventsAheadFirst(
        source,
        events.filter(({ event }) => event.kind === 'station' && event.body === body),
      );
    for (const graha of ['saturn', 'rahu'] as const) {
      for (const fact of aheadFirst(source, gocharaFacts(source, graha))) {
        choice.first('general', fact);
      }
    }
    const eclipsed = eventsAheadFirst(
      source,
      events.filter(({ event }) => isEclipse(event)),
    );
    for (const eclipse of eclipsed) choice.first('general', eclipse);
    // Jupiter's transits agree with the word of money or are mentioned for the year as a whole.
    selectArea(source, choice, 'health', 1);
    selectArea(source, choice, 'money', 2);
    for (const fact of aheadFirst(source, gocharaFacts(source, 'jupiter'))) {
      choice.first('general', fact);
    }
    selectArea(source, choice, 'love', 1);
    choice.first('love', ...entering('venus', 7, 5, 1, 11));
    choice.first('love', ...moons(7));
    choice.first('love', ...stationsOf('venus'));
    selectArea(source, choice, 'career', 1);
    choice.first('career', ...entering('sun', 10));
    choice.first('career', ...moons(10));
    choice.first('money', ...entering('sun', 11, 2));
    choice.first('health', ...entering('mars', 6, 3, 11, 1));
    choice.first('health', ...moons(6));
  },
};
