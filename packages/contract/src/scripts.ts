/**
 * A letter with more than three marks above or below it; spacing vowel signs and joiners between them do not count.
 * Three are enough for every language: Hindi has a nukta, a vowel sign and an anusvara, Burmese a vowel sign above, one
 * below and a tone.
 */
const tallLetter = /(?:[\p{Mn}\p{Me}][\p{Mc}\u200c\u200d]*){4}/u;

/** Whether the marks of a letter would cover the lines around it. */
export function hasTallLetter(text: string): boolean {
  return tallLetter.test(text);
}

/** Scripts, or the scripts that one language uses together (Unicode Technical Standard 39, section 5.2). */
const scripts = [
  ...'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Thaana Ethiopic Devanagari Bengali'.split(
    ' ',
  ),
  ...'Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar'.split(
    ' ',
  ),
  ...'Khmer Meetei_Mayek Ol_Chiki'.split(' '),
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
];

/** A text whose letters are of one script; digits, signs and marks may be of any. */
const ofOneScript = new RegExp(
  `^(?:${scripts.map((group) => `(?:\\P{L}|[${group.replace(/\w+/g, '\\p{scx=$&}')}])*`).join('|')})$`,
  'u',
);

/** An unquoted name of a mailbox (RFC 6531), without quotes, which might break a page or a mail header. */
const localPart = /^(?:[\p{L}\p{N}!#$%&*+/=?^_{|}~-]|\p{M}[\u200c\u200d]?)+$/u;
const hostLabel = /^(?!-)(?:[\p{L}\p{N}-]|\p{M}[\u200c\u200d]?)+(?<!-)$/u;

/**
 * Whether a text is an e-mail address at a named host. Letters of any script are valid, but each part between dots uses
 * one script: a Cyrillic letter among Latin ones would imitate the address of somebody else.
 */
export function isEmailAddress(text: string): boolean {
  const [local = [], domain = [], ...more] = text.split('@').map((part) => part.split('.'));
  return (
    more.length === 0 &&
    domain.length > 1 &&
    /\p{L}/u.test(domain.at(-1) ?? '') &&
    local.every((part) => localPart.test(part)) &&
    domain.every((label) => hostLabel.test(label)) &&
    [...local, ...domain].every((part) => ofOneScript.test(part) && !hasTallLetter(part))
  );
}
