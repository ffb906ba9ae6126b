import type { Language } from '@jyoti/contract';
import type { Reading } from '@jyoti/readings';

/** Renders readings in one language, and records fallbacks to others. */
export class TextRenderer {
  readonly language: Language;
  readonly #used = new Set<Language>();

  constructor(language: Language) {
    this.language = language;
  }

  /** The text of a reading. */
  textOf<Words>({ text, language }: Reading<Words>): Words {
    this.#used.add(language);
    return text;
  }

  /** The requested language, then the fallbacks used so far. */
  get languages(): Language[] {
    return [...new Set([this.language, ...this.#used])];
  }
}
