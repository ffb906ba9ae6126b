import type { Hex } from './color.ts';

/** The error of a theme. */
export type ThemeErrorCode =
  /** the id is not a lower-case word, or is that of a theme of the kit */
  | 'invalid_id'
  | 'id_taken'
  | 'empty_name'
  | 'unknown_icon'
  | 'missing_color'
  /** a text that is no opaque CSS colour */
  | 'invalid_color'
  /** `roles` or `astro` names an unknown role */
  | 'unknown_role'
  /** the colours are dark and `scheme` is light, or the reverse */
  | 'scheme_mismatch'
  /** `dynamic` contradicts `variants` */
  | 'dynamic_mismatch'
  /** the attribute of `variants` is not valid for a data attribute, or is that of the theme itself */
  | 'invalid_attribute'
  | 'low_contrast';

/** Two colours that may be used together and have too little contrast. */
export interface ContrastProblem {
  /** Format: `foreground on background`, e.g. `textMuted on raised`. */
  readonly pair: string;
  /** The variant of a dynamic theme with the problem, e.g. `vaar mars`. */
  readonly variant?: string;
  /** The colour of the text or the mark. */
  readonly foreground: Hex;
  /** The colour behind it. */
  readonly ground: Hex;
  /** The measured contrast, cut to two decimals: 4.499 is 4.49. */
  readonly contrast: number;
  /** The contrast that is needed: WCAG 2.2, 1.4.3 or 1.4.11. */
  readonly needed: number;
  /** The nearest tone of the foreground that passes on all of its backgrounds; undefined if none does. */
  readonly nearest: Hex | undefined;
}

/** The only error that `defineTheme` throws: `code` is for programs, `message` for people. */
export class JyotiThemeError extends Error {
  readonly code: ThemeErrorCode;
  /** The id of the theme. */
  readonly theme: string;
  /** Every pair that falls short, where the code is `low_contrast`; else empty. */
  readonly problems: readonly ContrastProblem[];

  constructor(
    code: ThemeErrorCode,
    theme: string,
    message: string,
    problems: readonly ContrastProblem[] = [],
  ) {
    super(`theme '${theme}': ${message}`);
    this.name = 'JyotiThemeError';
    this.code = code;
    this.theme = theme;
    this.problems = problems;
  }
}
