const fold = (text: string) => text.trim().normalize('NFC').toLowerCase();

/**
 * The item that typed letters lead to: the next one whose words begin with them, round at the end. One letter typed
 * over and over goes through all that begin with it.
 *
 * @param typed what was typed without a pause
 * @param from the item now; -1 for none
 * @returns -1 where nothing begins so
 */
export function itemByLetters(typed: string, words: readonly string[], from: number): number {
  const wanted = fold(typed);
  if (wanted === '') return -1;
  const [first = ''] = wanted;
  const isRepeated = [...wanted].every((letter) => letter === first);
  const beginning = isRepeated ? first : wanted;
  // Letters that go on spell the item that they have found; a single one looks for the next.
  const start = isRepeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < words.length; step += 1) {
    const at = (start + step) % words.length;
    if (fold(words[at] ?? '').startsWith(beginning)) return at;
  }
  return -1;
}
