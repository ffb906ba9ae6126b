import type {
  ArticlePage,
  AstrologerPage,
  Award,
  Faq,
  Header,
  InfoPage,
  Language,
  Promotion,
  Testimonial,
  Video,
  ZodiacReading,
} from '@jyoti/contract';
import { articleCard, homeArticles, newestFirst } from './articles.ts';
import { astrologerCard } from './astrologers.ts';
import { ceremonyOf } from './ceremonies.ts';
import { languagesTogether, type Collection, type Piece, type Written } from './collection.ts';
import type { Content } from './content.types.ts';
import { aboutOf, officeOf, withContact } from './info-pages.ts';
import type { StoredFooter, StoredHome, StoredPackages, StoredPooja } from './stored.ts';

/** All pieces as read, before pages are built from them. */
export interface Pieces {
  headers: ReadonlyMap<Language, Header>;
  homes: ReadonlyMap<Language, StoredHome>;
  footers: ReadonlyMap<Language, StoredFooter>;
  testimonials: Collection<Testimonial>;
  awards: Collection<Award>;
  videos: Collection<Video>;
  promotions: Collection<Promotion>;
  faqs: Collection<Faq>;
  articles: Collection<ArticlePage>;
  astrologers: Collection<AstrologerPage>;
  zodiac: Collection<ZodiacReading>;
  pages: Collection<InfoPage>;
  poojas: Collection<StoredPooja>;
  poojaPackages: ReadonlyMap<Language, StoredPackages>;
}

/** The key of a sign: the last segment of its URL. */
export function signOf({ url }: { url: string }): string {
  return url.replace('/zodiac/', '');
}

function inLanguage<Kind>(map: ReadonlyMap<Language, Kind>, language: Language): Kind {
  const found = map.get(language);
  if (found === undefined) throw new Error(`There is no content in ${language}.`);
  return found;
}

function shown<Entry, Value>(
  piece: Piece<Entry> | null,
  show: (entry: Entry) => Value,
): Written<Value> | null {
  return piece && { value: show(piece.entry), languages: [piece.language] };
}

function allShown<Entry, Value>(
  pieces: readonly Piece<Entry>[],
  requested: Language,
  show: (entry: Entry) => Value,
): Written<Value[]> {
  const used = pieces.map(({ language }) => language);
  return {
    value: pieces.map(({ entry }) => show(entry)),
    languages: languagesTogether(used, requested),
  };
}

/** Builds the pages from their pieces. */
export function contentOf(pieces: Pieces): Content {
  const { headers, homes, pages } = pieces;
  const whole = <Entry>(entry: Entry) => entry;

  const content: Content = {
    header: (language) => ({ value: inLanguage(headers, language), languages: [language] }),

    faqs: (language) => allShown(pieces.faqs.all(language), language, whole),

    articles: (language) => {
      const cards = allShown(pieces.articles.all(language), language, articleCard);
      return { ...cards, value: cards.value.toSorted(newestFirst) };
    },
    article: (slug, language) => shown(pieces.articles.one(slug, language), whole),

    astrologers: (language) => allShown(pieces.astrologers.all(language), language, astrologerCard),
    astrologer: (slug, language) => shown(pieces.astrologers.one(slug, language), whole),

    zodiac: (sign, language) => {
      const names = inLanguage(homes, language).zodiac.find((one) => signOf(one) === sign);
      const reading = pieces.zodiac.one(sign, language);
      if (!names || !reading) return null;
      return {
        value: { ...names, ...reading.entry },
        languages: languagesTogether([language, reading.language], language),
      };
    },

    page: (id, language) =>
      shown(pages.one(id, language), (entry) =>
        withContact(entry, pages.one('contact', language)?.entry),
      ),

    promotions: (language) => allShown(pieces.promotions.all(language), language, whole),

    ceremonies: (language) => {
      const found = pieces.poojas
        .all(language)
        .flatMap(({ key }) => content.ceremony(Number(key), language) ?? []);
      const used = found.flatMap(({ languages }) => languages);
      return {
        value: found.map(({ value }) => value).toSorted((a, b) => a.id - b.id),
        languages: languagesTogether(used, language),
      };
    },
    ceremony: (id, language) => {
      const piece = pieces.poojas.one(String(id), language);
      const worded = pieces.poojaPackages.has(language) ? language : 'en';
      const packages = pieces.poojaPackages.get(worded);
      if (!piece || !packages) return null;
      return {
        value: ceremonyOf(piece, packages),
        languages: languagesTogether([piece.language, worded], language),
      };
    },

    footer: (language) => {
      const used = pieces.footers.has(language) ? language : 'en';
      const stored = pieces.footers.get(used);
      const office = officeOf(pages.one('contact', language)?.entry);
      return stored && office !== null
        ? { value: { ...stored, registeredOffice: office }, languages: [used] }
        : null;
    },

    home: (language) => {
      const stored = inLanguage(homes, language);
      const testimonials = allShown(pieces.testimonials.all(language), language, whole);
      const awards = allShown(pieces.awards.all(language), language, whole);
      const videos = allShown(pieces.videos.all(language), language, whole);
      const promotions = content.promotions(language);
      const faqs = content.faqs(language);
      const articles = content.articles(language);
      const astrologers = content.astrologers(language);
      const about = pages.one('about', language);
      const signs = stored.zodiac.map((names) => {
        const reading = pieces.zodiac.one(signOf(names), language);
        return { names, reading };
      });
      const parts = [faqs, articles, astrologers, testimonials, awards, videos, promotions];
      const used = parts.flatMap((part) => part.languages);
      return {
        value: {
          ...stored,
          testimonials: testimonials.value,
          awards: awards.value,
          videos: videos.value,
          promotions: promotions.value,
          zodiac: signs.map(({ names, reading }) =>
            reading ? { ...names, detail: reading.entry.detail } : names,
          ),
          astrologers: astrologers.value,
          articles: homeArticles(articles.value),
          faqs: faqs.value.filter(({ popular }) => popular),
          about: aboutOf(about?.entry),
        },
        languages: languagesTogether(
          [language, ...used, ...signs.flatMap(({ reading }) => reading?.language ?? [])],
          language,
        ),
      };
    },
  };
  return content;
}
