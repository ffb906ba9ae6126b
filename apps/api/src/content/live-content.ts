import type { Language } from '@jyoti/contract';
import type { Content } from './content.types.ts';

/** Content that can be replaced while others read it. */
export class LiveContent implements Content {
  #current: Content;

  constructor(first: Content) {
    this.#current = first;
  }

  /** Identifies the current content: another object after every change. */
  get edition(): object {
    return this.#current;
  }

  /** Replaces the content. */
  replace(next: Content): void {
    this.#current = next;
  }

  header(language: Language) {
    return this.#current.header(language);
  }
  home(language: Language) {
    return this.#current.home(language);
  }
  footer(language: Language) {
    return this.#current.footer(language);
  }
  faqs(language: Language) {
    return this.#current.faqs(language);
  }
  articles(language: Language) {
    return this.#current.articles(language);
  }
  article(slug: string, language: Language) {
    return this.#current.article(slug, language);
  }
  astrologers(language: Language) {
    return this.#current.astrologers(language);
  }
  astrologer(slug: string, language: Language) {
    return this.#current.astrologer(slug, language);
  }
  zodiac(sign: string, language: Language) {
    return this.#current.zodiac(sign, language);
  }
  page(id: string, language: Language) {
    return this.#current.page(id, language);
  }
  ceremonies(language: Language) {
    return this.#current.ceremonies(language);
  }
  ceremony(id: number, language: Language) {
    return this.#current.ceremony(id, language);
  }
  promotions(language: Language) {
    return this.#current.promotions(language);
  }
}
