interface Played {
  globals: Record<string, unknown>;
}

type Play<Context extends Played> = (context: Context) => Promise<void> | void;

/** A play that does not depend on the words: its story is shown with sample content in the language of the toolbar. */
export const inAnyLanguage = <Context extends Played>(play: Play<Context>): Play<Context> =>
  Object.assign(play, { anyLanguage: true });

/** Skips a play that queries by English words when the toolbar shows another language. */
export const inEnglish = <Context extends Played>(play: Play<Context>): Play<Context> =>
  inAnyLanguage((context: Context) =>
    context.globals['language'] === 'en' ? play(context) : undefined,
  );

/** Skips a play that depends on left-to-right layout or arrow keys when the toolbar shows right to left. */
export const leftToRight =
  <Context extends Played>(play: Play<Context>): Play<Context> =>
  (context) =>
    context.globals['direction'] === 'rtl' ? undefined : play(context);
