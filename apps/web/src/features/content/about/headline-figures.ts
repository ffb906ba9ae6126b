import type { Home, InfoPage } from '@jyoti/contract';
import { writtenNumber } from '@jyoti/ui/num';

type Figure = InfoPage<'about'>['why']['figures'][number];

/** Full years since the founding year, as a figure: `14+`. */
export function yearsSince(since: number, thisYear: number): string {
  return `${thisYear - since}+`;
}

/**
 * The figures of the page. Clients and rating are those of the home page's hero, if it loaded, so
 * that they have one source; the years are computed from the founding year, so that they never go
 * stale.
 */
export function headlineFigures(
  { why, since }: Pick<InfoPage<'about'>, 'why' | 'since'>,
  trust: Home['trustIndicators'] | undefined,
  thisYear: number,
): Figure[] {
  const live = {
    clients: trust?.clientCount,
    rating: trust && `${writtenNumber(trust.rating)}/5`,
    years: yearsSince(since, thisYear),
  };
  return why.figures.map(({ figure, value, label }) => ({
    value: (figure && live[figure]) ?? value,
    label,
  }));
}
