/** Every text inside a value, by its path, except single words and phrases. */
export function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return /[.?।]$/.test(value) ? [[path, value]] : [];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, `${path}/${key}`),
  );
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!।])\s+/);
}

/** Words of threats, promises, commands, cures or gender. */
export const FORBIDDEN =
  /\b(curs(es?|ed|ing)|dangerous|dangers?|deaths?|dead(ly)?|die|dies|dying|kill(s|ed|ing)?|fatal|fate|doom(ed)?|disasters?|ruin(s|ed)?|tragedy|misfortunes?|unlucky|bad luck|suffer(s|ing)?|must|never|always|guarantee[sd]?|promises? you|certainly|definitely|surely|inevitabl[ey]|undoubtedly|without fail|will|shall|cures?|cured|disease|incurable|barren|widow(ed|er|hood)?|evil|sinful?|he|she|him|his|her|hers|himself|herself|wife|husband|son|sons|daughters?|man|woman|men|women)\b|शाप|श्राप|मृत्यु|विधवा|बाँझ|पत्नी|पुत्र|बेट[ाीे]|(?<!शा)स्त्री|पुरुष|अवश्य|निश्चय ही|गारंटी|दुर्भाग्य/iu;

/** Texts that contain a forbidden word, with the word. */
export function untoned(texts: readonly (readonly [path: string, text: string])[]): string[] {
  return texts.flatMap(([path, text]) => {
    const found = FORBIDDEN.exec(text);
    return found ? [`${path}: ${found[0]} in '${text}'`] : [];
  });
}
