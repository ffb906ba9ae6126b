import type {
  ArticlePage,
  AstrologerPage,
  Faq,
  Header,
  InfoPage,
  Language,
  ZodiacReading,
} from '@jyoti/contract';
import { articleCard, homeArticles, newestFirst } from './articles.ts';
import { astrologerCard } from './astrologers.ts';
import { languagesTogether, type Collection, type Piece, type Written } from './collection.ts';
import type { Content } from './content.types.ts';
import { aboutOf, withContact } from './info-pages.ts';
import type { StoredHome } from './stored.ts';

/** Everything that was read, before any page is put together. */
export interface Pieces {
  headers: ReadonlyMap<Language, Header>;
  homes: ReadonlyMap<Language, StoredHome>;
  faqs: Collection<Faq>;
  articles: Collection<ArticlePage>;
  astrologers: Collection<AstrologerPage>;
  zodiac: Collection<ZodiacReading>;
  pages: Collection<InfoPage>;
}

/** The key of a sign: the last part of its address. */
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
  asked: Language,
  show: (entry: Entry) => Value,
): Written<Value[]> {
  const used = pieces.map(({ language }) => language);
  return {
    value: pieces.map(({ entry }) => show(entry)),
    languages: languagesTogether(used, asked),
  };
}

/** Puts the pages together from their pieces. */
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

    home: (language) => {
      const stored = inLanguage(homes, language);
      const faqs = content.faqs(language);
      const articles = content.articles(language);
      const astrologers = content.astrologers(language);
      const about = pages.one('about', language);
      const signs = stored.zodiac.map((names) => {
        const reading = pieces.zodiac.one(signOf(names), language);
        return { names, reading };
      });
      const used = [faqs, articles, astrologers].flatMap((part) => part.languages);
      return {
        value: {
          ...stored,
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
