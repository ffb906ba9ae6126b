const fold = (text: string) => text.trim().normalize('NFC').toLowerCase();

/**
 * Typeahead: the next item whose label starts with the typed letters, wrapping at the end. One letter typed repeatedly
 * cycles through the items that start with it.
 *
 * @param typed the letters typed without a pause
 * @param from index of the current item; -1 for none
 * @returns the index of the item; -1 without a match
 */
export function itemByLetters(typed: string, words: readonly string[], from: number): number {
  const query = fold(typed);
  if (query === '') return -1;
  const [first = ''] = query;
  const isRepeated = [...query].every((letter) => letter === first);
  const beginning = isRepeated ? first : query;
  // Further letters may match the current item; a single letter searches from the next one.
  const start = isRepeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < words.length; step += 1) {
    const at = (start + step) % words.length;
    if (fold(words[at] ?? '').startsWith(beginning)) return at;
  }
  return -1;
}
