import * as v from 'valibot';
import { articleSchema } from './articles.ts';
import { astrologerSchema } from './astrologers.ts';
import { contentLinkSchema, contentText as text, ownPicture, sitePath as path } from './blocks.ts';
import { faqSchema } from './faqs.ts';
import { aboutSchema } from './pages.ts';
import { zodiacSignSchema } from './zodiac.ts';

/** GET /api/header, at the top level. */
export const headerSchema = v.object({
  logo: v.object({ src: path, alt: text }),
  navigation: v.pipe(
    v.array(
      v.object({
        id: text,
        title: text,
        path,
        hasDropdown: v.boolean(),
        dropdownItems: v.array(contentLinkSchema),
      }),
    ),
    v.nonEmpty(),
  ),
  actionButtons: v.array(contentLinkSchema),
});
export type Header = v.InferOutput<typeof headerSchema>;

const slideSchema = v.object({
  _id: text,
  image: path,
  heading: text,
  subheading: text,
  cta: v.object({ label: text, url: path }),
});
export type Slide = v.InferOutput<typeof slideSchema>;

const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const testimonialSchema = v.object({
  id: text,
  name: text,
  location: text,
  image: ownPicture,
  rating,
  service: text,
  astrologer: text,
  date: text,
  text,
  verified: v.boolean(),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;

const awardSchema = v.object({ title: text, organization: text, year: text, image: ownPicture });

const videoSchema = v.object({
  id: text,
  title: text,
  thumbnail: ownPicture,
  category: text,
  author: text,
  date: text,
  duration: text,
  views: count,
  url: path,
});
export type Video = v.InferOutput<typeof videoSchema>;

const promotionSchema = v.object({
  id: text,
  title: text,
  subtitle: text,
  description: text,
  originalPrice: v.number(),
  discountedPrice: v.number(),
  savingsPercentage: v.number(),
  image: ownPicture,
  expiryDate: text,
  code: text,
  url: path,
  /** Where present, the countdown runs to the next yearly return of `expiryDate`. */
  renews: v.optional(v.literal('yearly')),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

/** GET /api/home, at the top level. */
export const homeSchema = v.object({
  slides: v.array(slideSchema),
  trustIndicators: v.object({
    clientCount: text,
    rating,
    reviewCount: count,
    /** True while the figures are the sample that ships with the product. */
    sample: v.optional(v.boolean()),
  }),
  testimonials: v.array(testimonialSchema),
  awards: v.array(awardSchema),
  astrologers: v.array(astrologerSchema),
  zodiac: v.array(zodiacSignSchema),
  articles: v.array(articleSchema),
  videos: v.array(videoSchema),
  promotions: v.array(promotionSchema),
  faqs: v.array(faqSchema),
  /** `null` where there is none: the section is left out. */
  about: v.nullable(aboutSchema),
});
export type Home = v.InferOutput<typeof homeSchema>;
