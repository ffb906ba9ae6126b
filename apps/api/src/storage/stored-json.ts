import { createHash } from 'node:crypto';
import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** Characters serialised without a pause: about a millisecond. */
const piece = 262_144;

const checksumAtEnd = /,"checksum":"([0-9a-f]{64})"\}\s*$/;
/** Bytes at the end of a file in which its checksum is looked for. */
const endLength = 200;

export function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Data as JSON whose last property, `checksum`, is the SHA-256 of everything before it. Serialised in pieces
 * while it is iterated, so that other requests are not delayed. A record is serialised as it is when its
 * piece is: tables and lists that must not change meanwhile are copied by the caller.
 */
export class StoredJson implements AsyncIterable<Buffer> {
  /** The checksum, hexadecimal, once everything was iterated. */
  sum = '';
  /** Length in bytes, likewise. */
  length = 0;
  readonly #data: object;
  readonly #signal: AbortSignal | undefined;

  constructor(data: object, signal?: AbortSignal) {
    this.#data = data;
    this.#signal = signal;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    const counted = (text: string) => {
      const bytes = Buffer.from(text);
      this.length += bytes.length;
      return bytes;
    };
    for await (const text of openJson(this.#data, this.#signal)) {
      const bytes = counted(text);
      hash.update(bytes);
      yield bytes;
    }
    this.sum = hash.digest('hex');
    yield counted(`,"checksum":"${this.sum}"}`);
  }
}

/** An object of tables, lists and plain values as JSON, without the closing brace. */
async function* openJson(data: object, signal?: AbortSignal): AsyncGenerator<string> {
  let text = '';
  let separator = '{';
  for (const [name, value] of Object.entries(data) as [string, unknown][]) {
    text += `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (typeof value !== 'object' || value === null) {
      text += JSON.stringify(value);
      continue;
    }
    const entries = value as Record<string, unknown>;
    const isList = Array.isArray(value);
    let between = isList ? '[' : '{';
    for (const key of Object.keys(entries)) {
      if (text.length >= piece) {
        yield text;
        text = '';
        await turnOfOthers();
        signal?.throwIfAborted();
      }
      if (!Object.hasOwn(entries, key)) continue; // removed during a pause
      text += `${between}${isList ? '' : `${JSON.stringify(key)}:`}${JSON.stringify(entries[key])}`;
      between = ',';
    }
    text += `${between === ',' ? '' : between}${isList ? ']' : '}'}`;
  }
  yield text;
}

/** What identifies a stored file for its journal, and whether its content has the checksum that it names. */
export interface Identity {
  /** The checksum that the file names; of a file without one the SHA-256 of all of it. */
  sum: string;
  checksum: 'right' | 'wrong' | 'missing';
}

export function identityOf(file: Buffer): Identity {
  const end = file.subarray(-endLength).toString('latin1');
  const match = checksumAtEnd.exec(end);
  const sum = match?.[1];
  if (!match || sum === undefined) return { sum: sha256Of(file), checksum: 'missing' };
  const content = file.subarray(0, file.length - end.length + match.index);
  return { sum, checksum: sha256Of(content) === sum ? 'right' : 'wrong' };
}
