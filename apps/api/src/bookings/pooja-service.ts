import type { Language, Pooja, WeekdayName } from '@jyoti/contract';
import type { Ceremony } from '../content/ceremonies.ts';
import type { Written } from '../content/collection.ts';
import type { Content } from '../content/content.ts';
import { appError } from '../http/errors/app-error.ts';
import type { Store } from '../storage/store.ts';
import { ceremonyDays } from './ceremony-dates.ts';

interface Dependencies {
  store: Store;
  content: Content;
  now: () => Date;
}

/** Bookable ceremonies with their days. */
export class PoojaService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The active ceremonies, by id, optionally of one weekday. */
  async list(language: Language, day?: WeekdayName): Promise<Written<Pooja[]>> {
    const { value, languages } = this.#deps.content.ceremonies(language);
    const offered = value.filter(({ isActive, days }) => isActive && (!day || days.includes(day)));
    return { value: await Promise.all(offered.map((one) => this.#withDays(one))), languages };
  }

  /** @throws AppError 404 for a ceremony that is unknown or withdrawn */
  async one(id: number, language: Language): Promise<Written<Pooja>> {
    const found = this.#deps.content.ceremony(id, language);
    if (!found?.value.isActive) throw appError(404, 'not_found', 'notFound');
    return { value: await this.#withDays(found.value), languages: found.languages };
  }

  async #withDays({ capacity, ...ceremony }: Ceremony): Promise<Pooja> {
    const taken = await this.#deps.store.bookings.taken(ceremony.id);
    const availability = ceremonyDays(ceremony, this.#deps.now()).map(({ date, hours }) => ({
      date,
      hours,
      placesLeft: Math.max(0, capacity - (taken.get(date) ?? 0)),
    }));
    const free = availability.filter(({ placesLeft }) => placesLeft > 0);
    return { ...ceremony, availability, availabilityDates: free.map(({ date }) => date) };
  }
}
