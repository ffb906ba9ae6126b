import type { Faq, Testimonial } from '@jyoti/contract';
import { optional, publicLoader } from '../data/public-data.ts';

/** Content beside a tool: its questions, and what clients say. The tool works without. */
export const toolLoader = publicLoader(async (calls) => {
  const [faqs, home] = await Promise.all([
    optional<Faq[], Faq[]>(calls.faqs(), []),
    optional(calls.home(), null),
  ]);
  const testimonials: Testimonial[] = home?.testimonials ?? [];
  return { faqs, testimonials };
});
