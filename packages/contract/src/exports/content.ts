// Texts of the site: articles, astrologers, questions, signs, pages.
export {
  awardSchema,
  footerAnswerSchema,
  footerSchema,
  headerSchema,
  homeSchema,
  promotionSchema,
  testimonialSchema,
  videoSchema,
  type Award,
  type FooterContent,
  type Header,
  type Home,
  type Promotion,
  type Slide,
  type Testimonial,
  type Video,
} from '../content.ts';
export {
  blockSchema,
  contentText,
  sectionSchema,
  type Block,
  type ContentLink,
  type Section,
} from '../blocks.ts';
export {
  articleAnswerSchema,
  articleCategories,
  articlePageSchema,
  articlesAnswerSchema,
  articleSchema,
  type Article,
  type ArticlePage,
} from '../articles.ts';
export {
  astrologerAnswerSchema,
  astrologerPageSchema,
  astrologersAnswerSchema,
  astrologerSchema,
  astrologerStatuses,
  type Astrologer,
  type AstrologerPage,
} from '../astrologers.ts';
export {
  signQualities,
  zodiacAnswerSchema,
  zodiacPageSchema,
  zodiacReadingSchema,
  zodiacSignSchema,
  type ZodiacPage,
  type ZodiacReading,
  type ZodiacSign,
} from '../zodiac.ts';
export { faqsAnswerSchema, faqSchema, type Faq } from '../faqs.ts';
export {
  aboutSchema,
  contactDetailsSchema,
  infoPageIds,
  infoPageSchemas,
  valueIcons,
  type About,
  type ContactDetails,
  type InfoPage,
  type InfoPageId,
} from '../pages.ts';
