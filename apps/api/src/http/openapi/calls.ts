import type { Call } from './call.ts';
import { accountCalls } from './calls/accounts.ts';
import { ceremonyCalls } from './calls/ceremonies.ts';
import { contactCalls } from './calls/contact.ts';
import { contentCalls } from './calls/content.ts';
import { operationCalls } from './calls/operation.ts';
import { operatorCalls } from './calls/operators.ts';
import { placeCalls } from './calls/places.ts';
import { readingCalls } from './calls/readings.ts';

/** Every call of the server except pages: the single table for its description and its tests. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...placeCalls,
  ...readingCalls,
  ...ceremonyCalls,
  ...contentCalls,
  ...contactCalls,
  ...operatorCalls,
  ...operationCalls,
];
