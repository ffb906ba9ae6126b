/** Two neighbouring characters as one number. */
function pairAt(text: string, position: number): number {
  return text.charCodeAt(position) * 0x1_0000 + text.charCodeAt(position + 1);
}

/**
 * Finds the texts of a list that contain a wanted text of at least two characters, in the order of
 * the list. For every pair of neighbouring characters it knows which texts have it, so that a search
 * looks only at the texts that have the rarest pair of what is wanted.
 */
export class TextIndex {
  readonly #texts: readonly string[];
  readonly #having: ReadonlyMap<number, Int32Array>;

  constructor(texts: readonly string[]) {
    const having = new Map<number, number[]>();
    for (const [index, text] of texts.entries()) {
      for (let position = 0; position < text.length - 1; position += 1) {
        const pair = pairAt(text, position);
        const list = having.get(pair);
        if (!list) having.set(pair, [index]);
        else if (list.at(-1) !== index) list.push(index);
      }
    }
    this.#texts = texts;
    this.#having = new Map([...having].map(([pair, list]) => [pair, Int32Array.from(list)]));
  }

  /** Positions in the list of the texts that contain `wanted`. */
  *containing(wanted: string): Generator<number> {
    let rarest: Int32Array | null = null;
    for (let position = 0; position < wanted.length - 1; position += 1) {
      const list = this.#having.get(pairAt(wanted, position));
      if (!list) return;
      if (rarest === null || list.length < rarest.length) rarest = list;
    }
    for (const index of rarest ?? []) {
      if (this.#texts[index]?.includes(wanted)) yield index;
    }
  }
}
