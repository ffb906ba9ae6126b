import type { SearchWork } from './search-work.ts';
import { textColumn, textOf, type TextColumn } from './text-column.ts';

/** Two adjacent bytes as one number. */
function pairAt(text: Uint8Array, position: number): number {
  return (text[position] ?? 0) * 0x1_00 + (text[position + 1] ?? 0);
}

const encoder = new TextEncoder();

/** Whether a byte is a continuation byte of UTF-8. */
const isContinuation = (byte = 0) => (byte & 0b1100_0000) === 0b1000_0000;

/** A range of a list; `end` is exclusive. */
interface Part {
  begin: number;
  end: number;
}

/**
 * Binary search for the index of the last of the first `count` ascending numbers that is at most `most`; 0 if
 * there is none.
 */
function lastUpTo(rising: Uint32Array | Int32Array, most: number, count: number): number {
  let low = 0;
  let high = count;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) <= most) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Searchable texts: one buffer of all texts, separated by `\0`, and an index of the positions of every pair
 * of adjacent bytes.
 */
export interface IndexedTexts {
  readonly texts: TextColumn;
  /** Every pair that occurs, in ascending order. */
  readonly pairs: Uint32Array<ArrayBuffer>;
  /** The offset of the positions of each pair, and the end of the last. */
  readonly begins: Int32Array<ArrayBuffer>;
  /** Positions in the buffer, grouped by pair, ascending in each. */
  readonly positions: Int32Array<ArrayBuffer>;
}

export function indexedTexts(list: readonly string[]): IndexedTexts {
  const texts = textColumn(list.map((text) => `${text}\0`));
  const { all } = texts;
  const last = Math.max(0, all.length - 1);
  const counts = new Map<number, number>();
  for (let position = 0; position < last; position += 1) {
    const pair = pairAt(all, position);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const pairs = Uint32Array.from(counts.keys()).toSorted();
  const begins = new Int32Array(pairs.length + 1);
  for (const [index, pair] of pairs.entries()) {
    begins[index + 1] = (begins[index] ?? 0) + (counts.get(pair) ?? 0);
  }
  const indexOf = new Map(Array.from(pairs, (pair, index) => [pair, index]));
  const ends = begins.slice();
  const positions = new Int32Array(last);
  for (let position = 0; position < last; position += 1) {
    const index = indexOf.get(pairAt(all, position)) ?? 0;
    const end = ends[index] ?? 0;
    positions[end] = position;
    ends[index] = end + 1;
  }
  return { texts, pairs, begins, positions };
}

/**
 * Finds the texts that contain a text of at least two characters, in list order. It checks only the positions
 * of the rarest byte pair.
 */
export class TextIndex {
  readonly #texts: TextColumn;
  readonly #all: Uint8Array;
  readonly #starts: Int32Array;
  readonly #pairs: Uint32Array;
  readonly #begins: Int32Array;
  readonly #positions: Int32Array;

  constructor({ texts, pairs, begins, positions }: IndexedTexts) {
    this.#texts = texts;
    this.#all = texts.all;
    this.#starts = texts.starts;
    this.#pairs = pairs;
    this.#begins = begins;
    this.#positions = positions;
  }

  /** A text by index. */
  text(index: number): string {
    return textOf(this.#texts, index).slice(0, -1);
  }

  /** The length of a text in characters, without decoding it. */
  lengthOf(index: number): number {
    const end = (this.#starts[index + 1] ?? 1) - 1;
    let length = 0;
    for (let position = this.#starts[index] ?? 0; position < end; position += 1) {
      if (!isContinuation(this.#all[position])) length += 1;
    }
    return length;
  }

  /** Indices of the texts that contain a text, without duplicates. It ends when the work is used up. */
  *containing(text: string, work: SearchWork): Generator<number> {
    const pattern = encoder.encode(text);
    let rarest: Part = { begin: 0, end: Infinity };
    let offset = 0;
    for (let position = 0; position < pattern.length - 1; position += 1) {
      const part = this.#partOf(pairAt(pattern, position));
      if (!part) return;
      if (part.end - part.begin < rarest.end - rarest.begin) {
        rarest = part;
        offset = position;
      }
    }
    if (rarest.end === Infinity) return;
    let last = -1;
    for (const place of this.#positions.subarray(rarest.begin, rarest.end)) {
      if (!work.allows(1)) return;
      if (!this.#stands(pattern, place - offset)) continue;
      if (!work.allows(20)) return;
      const index = this.#textAt(place - offset);
      if (index !== last) yield index;
      last = index;
    }
  }

  /** Whether the buffer contains the wanted bytes at a position. */
  #stands(pattern: Uint8Array, position: number): boolean {
    for (let index = 0; index < pattern.length; index += 1) {
      if (this.#all[position + index] !== pattern[index]) return false;
    }
    return true;
  }

  /** The range of the positions of a pair; `null` if it does not occur. */
  #partOf(pair: number): Part | null {
    const index = lastUpTo(this.#pairs, pair, this.#pairs.length);
    if (this.#pairs[index] !== pair) return null;
    return { begin: this.#begins[index] ?? 0, end: this.#begins[index + 1] ?? 0 };
  }

  /** The index of the text at a position. */
  #textAt(position: number): number {
    return lastUpTo(this.#starts, position, this.#starts.length - 1);
  }
}
