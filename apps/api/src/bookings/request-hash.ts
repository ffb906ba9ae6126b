import { createHash } from 'node:crypto';
import type { Book } from '@jyoti/contract';

/** Sorts the keys of every object and drops undefined values. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, inOrder(part)]);
}

/** SHA-256 of a booking request, independent of key order; hexadecimal. */
export function requestHash(request: Book): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(request)))
    .digest('hex');
}
