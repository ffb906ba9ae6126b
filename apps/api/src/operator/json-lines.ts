/** What JSON syntax expects at a position. `depth`: the nesting exceeds the limit. */
export type Awaited = 'value' | 'name' | 'colon' | 'comma' | 'end' | 'depth';

/** A syntax error in JSON. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  /** Counted from 1. */
  readonly line: number;
  readonly awaited: Awaited;

  constructor(line: number, awaited: Awaited) {
    super(`${awaited} on line ${line}`);
    this.line = line;
    this.awaited = awaited;
  }
}

/** The maximum nesting; content has about ten levels. */
const deepest = 60;

const blank = /[ \t\r\n]*/y;
/** A JSON string (RFC 8259). */
const text = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Parses JSON and records the line of every value. */
class LineReader {
  /** By dotted path, `''` for the root. */
  readonly lines = new Map<string, number>();
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(json: string) {
    this.#text = json;
  }

  /** @throws JsonSyntaxError */
  read(): void {
    this.#value([]);
    if (this.#at < this.#text.length) this.#fail('end');
  }

  #fail(awaited: Awaited): never {
    throw new JsonSyntaxError(this.#line, awaited);
  }

  /** Consumes a match and the white space after it. @returns the match, or `null` */
  #take(form: RegExp): string | null {
    form.lastIndex = this.#at;
    const [found] = form.exec(this.#text) ?? [];
    if (found === undefined) return null;
    this.#at += found.length;
    blank.lastIndex = this.#at;
    const [between = ''] = blank.exec(this.#text) ?? [];
    this.#at += between.length;
    this.#line += between.split('\n').length - 1;
    return found;
  }

  #value(path: readonly string[]): void {
    this.#take(/(?:)/y); // skips white space before the first value
    if (path.length > deepest) this.#fail('depth');
    this.lines.set(path.join('.'), this.#line);
    if (this.#take(/\{/y)) this.#entries(/\}/y, () => this.#member(path));
    else if (this.#take(/\[/y)) {
      let index = 0;
      this.#entries(/\]/y, () => this.#value([...path, String(index++)]));
    } else if (this.#take(text) === null && this.#take(plain) === null) this.#fail('value');
  }

  #entries(closing: RegExp, entry: () => void): void {
    if (this.#take(closing)) return;
    do entry();
    while (this.#take(/,/y));
    if (!this.#take(closing)) this.#fail('comma');
  }

  #member(path: readonly string[]): void {
    const name = this.#take(text);
    if (name === null) this.#fail('name');
    if (!this.#take(/:/y)) this.#fail('colon');
    this.#value([...path, String(JSON.parse(name))]);
  }
}

/**
 * Finds the line of a path in a JSON text; for a missing value, the line of its parent.
 * @throws JsonSyntaxError if the text is not JSON
 */
export function lineFinder(json: string): (path: readonly (string | number)[]) => number {
  const reader = new LineReader(json);
  reader.read();
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const line = reader.lines.get(path.slice(0, length).join('.'));
      if (line !== undefined) return line;
    }
    return 1;
  };
}
