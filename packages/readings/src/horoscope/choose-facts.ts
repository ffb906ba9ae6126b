import type { ForecastArea, HouseNumber, SignForecast } from '@jyoti/jyotish';
import {
  aspectFacts,
  eclipseNear,
  eventFacts,
  gocharaFacts,
  goodDays,
  inOrder,
  isEclipse,
  isFullOrNewMoon,
  isMoonIngress,
  moonStays,
  nakshatraFact,
  slowAspects,
} from './facts-of-sky.ts';
import { factName, type EventFact, type HoroscopeFact } from './facts.ts';
import type { MoonArea } from './horoscope.types.ts';
import type { HoroscopeSource } from './source.ts';
import { turnOf, type Turn } from './turn.ts';

/** A fact and the area that tells it. */
export interface ToldFact {
  readonly area: ForecastArea;
  readonly fact: HoroscopeFact;
}

/** The houses in which the Moon says most about an area, the best first; the week is told by the first it reaches. */
const MOON_HOUSES: Readonly<Record<Exclude<MoonArea, 'general'>, readonly HouseNumber[]>> = {
  love: [7, 5, 1, 11, 4, 2, 3, 9, 12, 10, 6, 8],
  career: [10, 6, 2, 11, 3, 7, 9, 1, 5, 8, 4, 12],
  health: [6, 1, 8, 4, 12, 3, 9, 5, 2, 10, 11, 7],
};

/** Chooses what a horoscope tells; each fact once, in the area that needs it most. */
class Choice {
  readonly told: ToldFact[] = [];
  readonly #names = new Set<string>();

  /** Tells the first of some facts that has not been told. */
  first(area: ForecastArea, ...facts: readonly (HoroscopeFact | undefined)[]): void {
    const fact = facts.find((one) => one !== undefined && !this.#names.has(factName(one)));
    if (fact === undefined) return;
    this.#names.add(factName(fact));
    this.told.push({ area, fact });
  }

  /** Tells one of some facts, another each turn. */
  inTurn(area: ForecastArea, turn: Turn, ...facts: readonly HoroscopeFact[]): void {
    const open = facts.filter((one) => !this.#names.has(factName(one)));
    if (open.length > 0) this.first(area, open[turn.of(open.length)]);
  }
}

/** What the horoscope of a sign tells, area by area, in the order in which it is read. */
export function chooseFacts(source: HoroscopeSource): ToldFact[] {
  const choice = new Choice();
  CHOOSE[source.forecast.period](source, choice, turnOf(source));
  return choice.told;
}

type Choose = (source: HoroscopeSource, choice: Choice, turn: Turn) => void;

const CHOOSE: Readonly<Record<SignForecast['period'], Choose>> = {
  daily(source, choice, turn) {
    const moon = (area: MoonArea): HoroscopeFact => ({
      kind: 'moon',
      area,
      house: source.forecast.moon.house,
      sign: source.forecast.moon.sign,
      stay: null,
    });
    choice.first('general', moon('general'));
    choice.first('general', nakshatraFact(source));
    choice.first('general', ...eventFacts(source));
    choice.first('general', eclipseNear(source));
    choice.inTurn(
      'general',
      turn,
      ...gocharaFacts(source, 'mercury', 'rahu', 'ketu'),
      ...aspectFacts(source, 'general'),
    );
    choice.first('love', moon('love'));
    choice.inTurn('love', turn, ...gocharaFacts(source, 'venus'), ...aspectFacts(source, 'love'));
    choice.first('career', moon('career'));
    choice.inTurn(
      'career',
      turn,
      ...gocharaFacts(source, 'saturn', 'sun'),
      ...aspectFacts(source, 'career'),
    );
    choice.inTurn(
      'money',
      turn,
      ...gocharaFacts(source, 'jupiter'),
      ...aspectFacts(source, 'money'),
    );
    choice.first('health', moon('health'));
    choice.inTurn(
      'health',
      turn,
      ...gocharaFacts(source, 'mars'),
      ...aspectFacts(source, 'health'),
    );
  },

  weekly(source, choice, turn) {
    const events = eventFacts(source).filter(({ event }) => !isMoonIngress(event));
    const stays = moonStays(source);
    const moon = (area: Exclude<MoonArea, 'general'>): HoroscopeFact | undefined => {
      const house = MOON_HOUSES[area].find((one) => stays.some((stay) => stay.house === one));
      const stay = stays.find((one) => one.house === house);
      return stay && { ...stay, kind: 'moon', area };
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
    choice.first('love', moon('love'));
    choice.first('love', ...gocharaFacts(source, 'venus'));
    choice.first('career', moon('career'));
    choice.inTurn('career', turn, ...gocharaFacts(source, 'saturn', 'sun'));
    choice.inTurn(
      'money',
      turn,
      ...gocharaFacts(source, 'jupiter'),
      ...aspectFacts(source, 'money'),
    );
    choice.first('health', moon('health'));
    choice.first('health', ...gocharaFacts(source, 'mars'));
  },

  monthly(source, choice, turn) {
    const events = eventFacts(source).filter(({ event }) => !isMoonIngress(event));
    const isIngressOf =
      (body: string) =>
      ({ event }: EventFact): boolean =>
        event.kind === 'sign_ingress' && event.body === body;
    const isSyzygy = ({ event }: EventFact): boolean => isFullOrNewMoon(event) || isEclipse(event);
    choice.first('general', ...events.filter(isIngressOf('sun')));
    for (const syzygy of inOrder(events.filter(isSyzygy))) choice.first('general', syzygy);
    choice.first('general', ...events.filter(({ event }) => event.kind === 'station'));
    choice.first('general', ...gocharaFacts(source, 'mercury'));
    choice.first('love', ...gocharaFacts(source, 'venus'));
    choice.inTurn('love', turn, ...aspectFacts(source, 'love'));
    choice.first('career', ...gocharaFacts(source, 'sun'));
    choice.inTurn(
      'career',
      turn,
      ...gocharaFacts(source, 'saturn'),
      ...aspectFacts(source, 'career'),
    );
    choice.first('money', ...gocharaFacts(source, 'jupiter'));
    choice.inTurn('money', turn, ...aspectFacts(source, 'money'));
    choice.first('health', ...gocharaFacts(source, 'mars'));
    choice.inTurn('health', turn, ...aspectFacts(source, 'health'));
  },

  yearly(source, choice) {
    const events = eventFacts(source);
    const slow = events.filter(
      ({ event }) =>
        event.kind === 'sign_ingress' && ['saturn', 'jupiter', 'rahu'].includes(event.body),
    );
    const entering = (body: string, ...houses: readonly HouseNumber[]): EventFact[] =>
      houses.flatMap((house) =>
        events.filter(
          ({ event, house: entered }) =>
            event.kind === 'sign_ingress' && event.body === body && entered === house,
        ),
      );
    const moons = (house: HouseNumber): EventFact[] =>
      events.filter(({ event, house: lit }) => isFullOrNewMoon(event) && lit === house);
    const standing = (body: string): EventFact[] =>
      events.filter(({ event }) => event.kind === 'station' && event.body === body);
    choice.first('general', ...gocharaFacts(source, 'saturn'));
    for (const ingress of inOrder(slow).slice(0, 3)) choice.first('general', ingress);
    choice.first('general', ...gocharaFacts(source, 'rahu'));
    for (const eclipse of inOrder(events.filter(({ event }) => isEclipse(event))).slice(0, 2)) {
      choice.first('general', eclipse);
    }
    choice.first('love', ...slowAspects(source, 'love'));
    choice.first('love', ...entering('venus', 7, 5, 1, 11));
    choice.first('love', ...moons(7));
    choice.first('love', ...standing('venus'));
    choice.first('career', ...slowAspects(source, 'career'));
    choice.first('career', ...entering('sun', 10));
    choice.first('career', ...moons(10));
    choice.first('money', ...gocharaFacts(source, 'jupiter'));
    choice.first('money', ...entering('sun', 11, 2));
    choice.first('health', ...gocharaFacts(source, 'ketu'));
    choice.first('health', ...entering('mars', 6, 3, 11, 1));
    choice.first('health', ...moons(6));
  },
};
