import type { NumerologyCategory } from '@jyoti/contract';

/** The seven numbers by their source, in the order of the page. */
export const numberGroups = [
  ['fromDate', ['destiny', 'personality', 'attitude']],
  ['fromName', ['character', 'soul', 'agenda']],
  ['fromBoth', ['purpose']],
] as const satisfies readonly (readonly [string, readonly NumerologyCategory[]])[];

/** The numbers at the top of the page, one of each group. */
export const mainNumbers = ['destiny', 'character', 'purpose'] as const;

/** The two numbers of Indian numerology. */
export const indianNumbers = ['moolank', 'bhagyank'] as const;
