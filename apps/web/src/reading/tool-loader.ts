import type { Faq, Testimonial } from '@jyoti/contract';
import { optional, publicLoader } from '../data/public-data.ts';

/** Loads content around a tool: questions and testimonials. The tool works without it. */
export const toolLoader = publicLoader(async (calls) => {
  const [faqs, home] = await Promise.all([
    optional<Faq[], Faq[]>(calls.faqs(), []),
    optional(calls.home(), null),
  ]);
  const testimonials: Testimonial[] = home?.testimonials ?? [];
  return { faqs, testimonials };
});
