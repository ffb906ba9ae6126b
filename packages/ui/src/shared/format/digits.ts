/** Any digit that is read, for a regular expression: Latin, Arabic and Persian, the nine scripts of India, full width. */
export const DIGIT = '[0-9٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯０-９]';

/** The zero of each, which its nine other digits follow. */
const ZEROS = '0٠۰०০੦૦୦௦౦೦൦０';

const after = (zero: string, by: number) => String.fromCharCode(zero.charCodeAt(0) + by);

/** The zero of the script of a digit: `०` of `५`. */
const zeroOf = (digit: string): string => [...ZEROS].findLast((zero) => zero <= digit) ?? '0';

/** `१९४७`, `১৯৪৭` → `1947` */
export const latinDigits = (text: string): string =>
  text.replace(new RegExp(DIGIT, 'g'), (digit) =>
    String(digit.charCodeAt(0) - zeroOf(digit).charCodeAt(0)),
  );

/** `1947` → `१९४७` for the model `१५/०८`: in the script of its first digit. */
export function digitsLike(model: string, latin: string): string {
  const zero = zeroOf(new RegExp(DIGIT).exec(model)?.[0] ?? '0');
  return latin.replace(/[0-9]/g, (digit) => after(zero, Number(digit)));
}

/** `1947` → `१९४७` */
export const devanagariDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => after('०', Number(digit)));
