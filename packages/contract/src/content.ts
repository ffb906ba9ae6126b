import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
/** A path inside the site, or an anchor of the page. */
const path = v.pipe(v.string(), v.regex(/^[/#]/));

const linkSchema = v.object({ id: text, title: text, path });
export type ContentLink = v.InferOutput<typeof linkSchema>;

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
        dropdownItems: v.array(linkSchema),
      }),
    ),
    v.nonEmpty(),
  ),
  actionButtons: v.array(linkSchema),
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
  image: v.string(),
  rating,
  service: text,
  astrologer: text,
  date: text,
  text,
  verified: v.boolean(),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;

const awardSchema = v.object({ title: text, organization: text, year: text, image: v.string() });

export const astrologerStatuses = ['Online', 'Available', 'Busy', 'Offline'] as const;
const astrologerSchema = v.object({
  id: text,
  name: text,
  image: v.string(),
  specializations: v.array(text),
  experience: count,
  languages: v.array(text),
  rating,
  reviewCount: count,
  status: v.picklist(astrologerStatuses),
  price: v.number(),
  priceUnit: text,
  badges: v.array(text),
  bio: text,
  availability: v.object({ nextSlot: text, waitTime: text }),
  url: path,
  call: v.boolean(),
  chat: v.boolean(),
});
export type Astrologer = v.InferOutput<typeof astrologerSchema>;

const zodiacDetailSchema = v.object({
  qualities: v.object({
    traits: v.array(text),
    strengths: v.array(text),
    challenges: v.array(text),
  }),
  compatibility: v.object({
    bestMatches: v.array(text),
    challenging: v.array(text),
    nakshatra: text,
  }),
  career: v.object({
    suitableFields: v.array(text),
    strengths: v.array(text),
    challenges: v.array(text),
  }),
  health: v.object({
    strengths: v.array(text),
    vulnerabilities: v.array(text),
    recommendations: v.array(text),
  }),
  famous: v.array(text),
});

const zodiacSignSchema = v.object({
  sign: text,
  sanskritName: text,
  symbol: text,
  dateRange: text,
  element: text,
  rulingPlanet: text,
  url: path,
  detail: v.optional(zodiacDetailSchema),
});
export type ZodiacSign = v.InferOutput<typeof zodiacSignSchema>;

const articleSchema = v.object({
  id: text,
  title: text,
  excerpt: text,
  image: v.string(),
  category: text,
  author: text,
  date: text,
  readTime: text,
  comments: count,
  likes: count,
  url: path,
});
export type Article = v.InferOutput<typeof articleSchema>;

const videoSchema = v.object({
  id: text,
  title: text,
  thumbnail: v.string(),
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
  image: v.string(),
  expiryDate: text,
  code: text,
  url: path,
  /** Where present, the countdown runs to the next yearly return of `expiryDate`. */
  renews: v.optional(v.literal('yearly')),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

const faqSchema = v.object({
  id: text,
  question: text,
  answer: text,
  category: text,
  popular: v.boolean(),
});
export type Faq = v.InferOutput<typeof faqSchema>;

const aboutSchema = v.object({
  story: v.object({
    title: text,
    description: text,
    timeline: v.array(v.object({ year: text, title: text, description: text })),
  }),
  mission: v.object({
    title: text,
    description: text,
    values: v.array(v.object({ title: text, description: text, icon: text })),
  }),
  team: v.array(
    v.object({
      name: text,
      role: text,
      image: v.string(),
      credentials: text,
      experience: text,
      bio: text,
    }),
  ),
  media: v.array(v.object({ name: text, logo: v.string(), url: text })),
});

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
  about: aboutSchema,
});
export type Home = v.InferOutput<typeof homeSchema>;
