import { numberSystems } from './choices.ts';
import type { NumerologyRequest } from './numerology.ts';

/** What is asked for, as an address carries it. */
export function searchFromNumerology(asked: NumerologyRequest): URLSearchParams {
  const { firstName, lastName, birthDate, system } = asked;
  return new URLSearchParams({ first: firstName, last: lastName, date: birthDate, system });
}

/** What an address asks for, unchecked: the API checks it. Null where it asks for nothing. */
export function numerologyFromSearch(search: URLSearchParams): NumerologyRequest | null {
  if (!search.has('first') || !search.has('date')) return null;
  const system = numberSystems.find((known) => known === search.get('system'));
  return {
    firstName: search.get('first') ?? '',
    lastName: search.get('last') ?? '',
    birthDate: search.get('date') ?? '',
    system: system ?? 'pythagorean',
  };
}
