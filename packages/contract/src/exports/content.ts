// Texts of the site: articles, astrologers, questions, signs, pages.
export { contentForms } from '../content-forms.ts';
export {
  awardSchema,
  footerResponseSchema,
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
  articleResponseSchema,
  articleCategories,
  articlePageSchema,
  articlesResponseSchema,
  articleSchema,
  type Article,
  type ArticlePage,
} from '../articles.ts';
export {
  astrologerResponseSchema,
  astrologerPageSchema,
  astrologersResponseSchema,
  astrologerSchema,
  astrologerStatuses,
  type Astrologer,
  type AstrologerPage,
} from '../astrologers.ts';
export {
  signQualities,
  zodiacResponseSchema,
  zodiacPageSchema,
  zodiacReadingSchema,
  zodiacSignSchema,
  type ZodiacPage,
  type ZodiacReading,
  type ZodiacSign,
} from '../zodiac.ts';
export { faqsResponseSchema, faqSchema, type Faq } from '../faqs.ts';
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
