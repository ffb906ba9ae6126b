import type { Kundli } from '@jyoti/contract';

/**
 * The mahadashas of a life and the instant of birth, ISO 8601, which is in the first; null without
 * the dashas.
 */
export function periodsOfLife({ dashas, settings }: Kundli) {
  if (!dashas) return null;
  const { mahadasha: periods, balance } = dashas.vimshottari;
  const [first] = periods;
  if (!first) return null;
  const born = Date.parse(first.end) - balance.years * settings.year_days * 86_400_000;
  return { periods, birth: new Date(born).toISOString() };
}
