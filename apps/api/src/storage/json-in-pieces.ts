import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** Records that are written without a pause: some milliseconds. */
const piece = 500;

/**
 * An object of tables, lists and plain values as JSON, as they are at the call. Between pieces of it waiting requests get a
 * turn: all in one, ten thousand accounts would hold everybody up for a tenth of a second.
 * @param data its tables and lists may change meanwhile; records are replaced, never changed in their place
 */
export async function jsonInPieces(data: object): Promise<Buffer> {
  const held = Object.entries(data).map(([name, value]: [string, unknown]) => ({
    name: JSON.stringify(name),
    value,
    isList: Array.isArray(value),
    entries: typeof value === 'object' && value !== null ? Object.entries(value) : null,
  }));
  const pieces: Buffer[] = [];
  const write = (text: string) => pieces.push(Buffer.from(text));
  for (const { name, value, isList, entries } of held) {
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
