import { createHash } from 'node:crypto';
import type { Book } from '@jyoti/contract';

/** A value with the keys of every object in order and absent ones left out. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, inOrder(part)]);
}

/** SHA-256 of what was asked for, the same however it was written down; hexadecimal. */
export function requestHash(asked: Book): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(asked)))
    .digest('hex');
}
