import * as v from 'valibot';
import { contentText, slugField } from './blocks.ts';
import { faqCategories } from './faq-categories.ts';

export const faqSchema = v.object({
  id: slugField,
  question: contentText,
  answer: contentText,
  category: v.picklist(faqCategories),
  /** Most frequent: the home page shows these, the FAQ page shows them first. */
  popular: v.boolean(),
  /** The page that also shows the question, by the first segment of its path: `panchang`. */
  page: v.optional(slugField),
});
export type Faq = v.InferOutput<typeof faqSchema>;

/** GET /api/faqs */
export const faqsResponseSchema = v.object({ data: v.array(faqSchema) });
