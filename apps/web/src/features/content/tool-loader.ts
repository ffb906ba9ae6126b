import type { Faq, Testimonial } from '@jyoti/contract';
import { optional, publicLoader } from '../../platform/data/public-data.ts';

/** Loads content around a tool: questions and testimonials. The tool works without it. */
export const toolLoader = publicLoader(async (calls) => {
  const [faqs, home] = await Promise.all([
    optional<Faq[], Faq[]>(calls('GET /api/faqs'), []),
    optional(calls('GET /api/home'), null),
  ]);
  const testimonials: Testimonial[] = home?.testimonials ?? [];
  return { faqs, testimonials };
});
