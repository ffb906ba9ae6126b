/** Picks one of several, always the same for the same id. */
export function pickById<Choice>(id: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return choices[sum % choices.length] ?? choices[0];
}
