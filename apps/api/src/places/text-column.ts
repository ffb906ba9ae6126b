/** A great many short texts in one: a tenth of what as many strings take, and quickly passed to another thread. */
export interface TextColumn {
  /** In UTF-8: as a string, a few names in other letters would make two bytes of each character. */
  readonly all: Uint8Array<ArrayBuffer>;
  /** Where each text begins, and where the last ends, bytes. */
  readonly starts: Int32Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function textColumn(texts: readonly string[]): TextColumn {
  const starts = new Int32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + Buffer.byteLength(text);
  }
  return { all: encoder.encode(texts.join('')), starts };
}

/** One of the texts; `''` where there is none. */
export function textOf({ all, starts }: TextColumn, index: number): string {
  return decoder.decode(all.subarray(starts[index], starts[index + 1] ?? 0));
}
