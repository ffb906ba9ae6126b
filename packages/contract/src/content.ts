import * as v from 'valibot';
import { contentForms } from './content-forms.ts';
import { packageTiers } from './ceremony.ts';
import { articleSchema } from './articles.ts';
import { astrologerSchema } from './astrologers.ts';
import {
  contentDate,
  contentLinkSchema,
  contentText as text,
  ownPicture,
  sitePath as path,
  slugField,
} from './blocks.ts';
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

export const testimonialSchema = v.object({
  id: text,
  name: text,
  location: text,
  image: ownPicture,
  rating,
  service: text,
  astrologer: text,
  date: contentDate,
  text,
  /** Only for reviews of a real booking. */
  verified: v.boolean(),
  /** True while it is the sample that ships with the product. */
  sample: v.optional(v.boolean()),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;

export const awardSchema = v.object({
  id: text,
  title: text,
  organization: text,
  /** `2024` */
  year: v.pipe(v.string(), v.regex(contentForms.year)),
  image: ownPicture,
  /** True while it is the sample that ships with the product. */
  sample: v.optional(v.boolean()),
});
export type Award = v.InferOutput<typeof awardSchema>;

export const videoSchema = v.object({
  id: text,
  title: text,
  thumbnail: ownPicture,
  category: text,
  author: text,
  date: contentDate,
  /** `2:05`, minutes and seconds. */
  duration: v.pipe(v.string(), v.regex(contentForms.duration)),
  views: count,
  url: path,
  /** True while the figures are the sample that ships with the product. */
  sample: v.optional(v.boolean()),
});
export type Video = v.InferOutput<typeof videoSchema>;

export const promotionSchema = v.object({
  id: text,
  title: text,
  subtitle: text,
  description: text,
  /** Rupees. */
  originalPrice: v.pipe(v.number(), v.minValue(0)),
  discountedPrice: v.pipe(v.number(), v.minValue(0)),
  savingsPercentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  image: ownPicture,
  /** The last day of the offer, in India. */
  expiryDate: contentDate,
  code: text,
  url: path,
  /** The ceremony package that the code applies to; none if absent. */
  package: v.optional(v.picklist(packageTiers)),
  /** Whether the code is valid only for a first booking. */
  firstCeremony: v.optional(v.boolean()),
  /** If set, the countdown runs to the next yearly return of `expiryDate`. */
  renews: v.optional(v.literal('yearly')),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

const externalUrl = v.pipe(v.string(), v.regex(contentForms.outside));

/** GET /api/footer: the footer of every page. */
export const footerSchema = v.object({
  newsletter: v.object({ title: text, description: text }),
  columns: v.pipe(
    v.array(
      v.object({
        id: slugField,
        title: text,
        links: v.pipe(v.array(contentLinkSchema), v.nonEmpty()),
        /** A sentence below the links on the response time of support. */
        note: v.optional(text),
      }),
    ),
    v.nonEmpty(),
  ),
  social: v.array(
    v.object({
      id: v.picklist(['facebook', 'instagram', 'youtube', 'twitter']),
      title: text,
      path: externalUrl,
      /** Absent if unknown. */
      followers: v.optional(count),
      /** True while the figure is the sample that ships with the product. */
      sample: v.optional(v.boolean()),
    }),
  ),
  /** Accreditations; the row is hidden while there are none. */
  accreditations: v.array(v.object({ id: slugField, title: text, detail: v.optional(text) })),
  /** The copyright holder. */
  holder: text,
  /** One line. */
  registeredOffice: text,
});
export type FooterContent = v.InferOutput<typeof footerSchema>;
export const footerResponseSchema = v.object({ data: footerSchema });

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
  /** `null` if there is none: the section is omitted. */
  about: v.nullable(aboutSchema),
});
export type Home = v.InferOutput<typeof homeSchema>;
