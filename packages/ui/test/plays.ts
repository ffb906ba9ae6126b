interface Played {
  globals: Record<string, unknown>;
}

type Play<Context extends Played> = (context: Context) => Promise<void> | void;

/** A play that names the kit's own words in English: where the toolbar of the book shows another language, nothing is played. */
export const inEnglish =
  <Context extends Played>(play: Play<Context>): Play<Context> =>
  (context) =>
    context.globals['language'] === 'en' ? play(context) : undefined;

/** A play that measures from left to right or presses an arrow that points that way: right to left, nothing is played. */
export const leftToRight =
  <Context extends Played>(play: Play<Context>): Play<Context> =>
  (context) =>
    context.globals['direction'] === 'rtl' ? undefined : play(context);
