import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** Records serialised without a pause: a few milliseconds. */
const piece = 500;

/**
 * Serialises an object of tables, lists and plain values in chunks, as of the time of the call, and yields to
 * other requests between chunks. At once, ten thousand accounts would block the event loop for a tenth of a
 * second.
 * @param data its tables and lists may change during the call; records are replaced, never mutated
 */
export async function jsonInPieces(data: object): Promise<Buffer> {
  const collections = Object.entries(data).map(([name, value]: [string, unknown]) => ({
    name: JSON.stringify(name),
    value,
    isList: Array.isArray(value),
    entries: typeof value === 'object' && value !== null ? Object.entries(value) : null,
  }));
  const pieces: Buffer[] = [];
  const write = (text: string) => pieces.push(Buffer.from(text));
  for (const { name, value, isList, entries } of collections) {
    write(`${pieces.length > 0 ? ',' : '{'}${name}:`);
    if (!entries) {
      write(JSON.stringify(value));
      continue;
    }
    write(isList ? '[' : '{');
    for (let begin = 0; begin < entries.length; begin += piece) {
      if (begin > 0) await turnOfOthers();
      const some = entries.slice(begin, begin + piece);
      const json = JSON.stringify(
        isList ? some.map(([, entry]) => entry) : Object.fromEntries(some),
      );
      write((begin > 0 ? ',' : '') + json.slice(1, -1));
    }
    write(isList ? ']' : '}');
  }
  write(pieces.length > 0 ? '}' : '{}');
  return Buffer.concat(pieces);
}
