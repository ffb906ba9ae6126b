import * as v from 'valibot';
import {
  contentDate,
  contentLinkSchema,
  contentText,
  ownPicture,
  sectionsField,
  sitePath,
  slugField,
} from './blocks.ts';

/** Keys of the blog's tabs with articles; videos have a separate tab. */
export const articleCategories = ['guides', 'horoscopes', 'moon-phases'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An article as its card shows it. */
export const articleSchema = v.object({
  id: contentText,
  slug: slugField,
  title: contentText,
  /** One or two sentences: the card's text and the page's description. */
  excerpt: contentText,
  image: ownPicture,
  category: v.picklist(articleCategories),
  author: contentText,
  date: contentDate,
  /** `4 min read`, counted from the words. */
  readTime: contentText,
  /** Present only if comments are counted. */
  comments: v.optional(count),
  likes: v.optional(count),
  url: sitePath,
  featured: v.optional(v.boolean()),
});
export type Article = v.InferOutput<typeof articleSchema>;

/** An article as its page shows it. */
export const articlePageSchema = v.object({
  ...articleSchema.entries,
  sections: sectionsField,
  /** Links to related content. */
  links: v.array(contentLinkSchema),
});
export type ArticlePage = v.InferOutput<typeof articlePageSchema>;

/** GET /api/articles, newest first */
export const articlesResponseSchema = v.object({ data: v.array(articleSchema) });
/** GET /api/articles/:slug */
export const articleResponseSchema = v.object({ data: articlePageSchema });
