/** A great many short texts in one: a tenth of what as many strings take, and quickly handed to another thread. */
export interface TextColumn {
  readonly all: string;
  /** Where each text begins, and where the last ends. */
  readonly starts: Int32Array<ArrayBuffer>;
}

export function textColumn(texts: readonly string[]): TextColumn {
  const starts = new Int32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + text.length;
  }
  return { all: texts.join(''), starts };
}

/** One of the texts; `''` where there is none. */
export function textOf({ all, starts }: TextColumn, index: number): string {
  return all.slice(starts[index], starts[index + 1] ?? 0);
}
