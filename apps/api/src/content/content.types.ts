import type {
  Article,
  ArticlePage,
  Astrologer,
  AstrologerPage,
  Faq,
  FooterContent,
  Header,
  Home,
  InfoPage,
  Language,
  Promotion,
  ZodiacPage,
} from '@jyoti/contract';
import type { Ceremony } from './ceremonies.ts';
import type { Written } from './collection.ts';

/** Content that editors can change without a release: one folder for each language. */
export interface Content {
  header(language: Language): Written<Header>;
  home(language: Language): Written<Home>;
  /** The footer of every page. */
  footer(language: Language): Written<FooterContent> | null;
  faqs(language: Language): Written<Faq[]>;
  /** Newest first. */
  articles(language: Language): Written<Article[]>;
  article(slug: string, language: Language): Written<ArticlePage> | null;
  astrologers(language: Language): Written<Astrologer[]>;
  astrologer(slug: string, language: Language): Written<AstrologerPage> | null;
  /** By the last segment of its URL: `aries`. */
  zodiac(sign: string, language: Language): Written<ZodiacPage> | null;
  /** An information page, by the first segment of its path. */
  page(id: string, language: Language): Written<InfoPage> | null;
  /** By id, including withdrawn ones. */
  ceremonies(language: Language): Written<Ceremony[]>;
  ceremony(id: number, language: Language): Written<Ceremony> | null;
  promotions(language: Language): Written<Promotion[]>;
}
