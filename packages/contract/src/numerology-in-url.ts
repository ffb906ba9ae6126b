import { numberSystems } from './choices.ts';
import type { NumerologyRequest } from './numerology.ts';

/** A numerology request in a URL. */
export function searchFromNumerology(request: NumerologyRequest): URLSearchParams {
  const { firstName, lastName, birthDate, system, spelling } = request;
  return new URLSearchParams({
    first: firstName,
    last: lastName,
    date: birthDate,
    system,
    ...(spelling && { spelling }),
  });
}

/** Parses the request in a URL without validation: the API validates it. Null without a request. */
export function numerologyFromSearch(search: URLSearchParams): NumerologyRequest | null {
  if (!search.has('first') || !search.has('date')) return null;
  const spelling = search.get('spelling');
  const system = numberSystems.find((known) => known === search.get('system'));
  return {
    firstName: search.get('first') ?? '',
    lastName: search.get('last') ?? '',
    birthDate: search.get('date') ?? '',
    system: system ?? 'pythagorean',
    ...(spelling && { spelling }),
  };
}
