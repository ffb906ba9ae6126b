/** A sentence of a catalogue as it reads where nothing can be pressed: `[lagna|the ascendant]` is `the ascendant`. */
export function withoutTerms(sentence: string): string {
  return sentence.replaceAll(
    /\[([^\]|]+)(?:\|([^\]]+))?\]/g,
    (_, id: string, words: string | undefined) => words ?? id,
  );
}
