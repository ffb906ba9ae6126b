/** Scripts of India and other common ones, by their ISO 15924 code. */
const scripts = {
  Beng: /\p{Script=Bengali}/u,
  Gujr: /\p{Script=Gujarati}/u,
  Guru: /\p{Script=Gurmukhi}/u,
  Knda: /\p{Script=Kannada}/u,
  Mlym: /\p{Script=Malayalam}/u,
  Orya: /\p{Script=Oriya}/u,
  Sinh: /\p{Script=Sinhala}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Hans: /\p{Script=Han}/u,
  Thai: /\p{Script=Thai}/u,
  Latn: /\p{Script=Latin}/u,
} as const;

/** Names of the characters' scripts in a language; the code point of a character in none of the scripts above. */
export function scriptsOf(characters: Iterable<string>, language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'script' });
  const found = new Set<string>();
  for (const character of characters) {
    const script = Object.entries(scripts).find(([, letters]) => letters.test(character))?.[0];
    const point = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    found.add(script === undefined ? `U+${point}` : (names.of(script) ?? script));
  }
  return [...found];
}
