/** A catalogue sentence without term markup: `[lagna|the ascendant]` becomes `the ascendant`. */
export function withoutTerms(sentence: string): string {
  return sentence.replaceAll(
    /\[([^\]|]+)(?:\|([^\]]+))?\]/g,
    (_, id: string, words: string | undefined) => words ?? id,
  );
}
