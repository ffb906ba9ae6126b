import * as v from 'valibot';
import { articlePageSchema, astrologerPageSchema, homeSchema } from '@jyoti/contract';

/** home.json: what the home page has of its own; the rest of it comes from the other pieces. */
export const storedHomeSchema = v.omit(homeSchema, ['astrologers', 'articles', 'faqs', 'about']);
export type StoredHome = v.InferOutput<typeof storedHomeSchema>;

/** articles/{slug}.json: the name of the file is the slug, the words are counted when it is read. */
export const storedArticleSchema = v.omit(articlePageSchema, ['id', 'slug', 'url', 'readTime']);
export type StoredArticle = v.InferOutput<typeof storedArticleSchema>;

/** astrologers.json: the id is the last part of the address. */
export const storedAstrologerSchema = v.omit(astrologerPageSchema, ['url']);
export type StoredAstrologer = v.InferOutput<typeof storedAstrologerSchema>;
