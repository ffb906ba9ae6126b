import * as v from 'valibot';
import {
  articlePageSchema,
  astrologerPageSchema,
  contentText,
  footerSchema,
  homeSchema,
  poojaSchema,
} from '@jyoti/contract';

/** home.json: only what the home page does not take from other pieces. */
export const storedHomeSchema = v.pick(homeSchema, ['slides', 'trustIndicators', 'zodiac']);
export type StoredHome = v.InferOutput<typeof storedHomeSchema>;

/** articles/{slug}.json: the file name is the slug, words are counted on reading. */
export const storedArticleSchema = v.omit(articlePageSchema, ['id', 'slug', 'url', 'readTime']);
export type StoredArticle = v.InferOutput<typeof storedArticleSchema>;

/** astrologers.json: the id is the last segment of the URL. */
export const storedAstrologerSchema = v.omit(astrologerPageSchema, ['url']);
export type StoredAstrologer = v.InferOutput<typeof storedAstrologerSchema>;

/** footer.json: the office address is on the contact page. */
export const storedFooterSchema = v.omit(footerSchema, ['registeredOffice']);
export type StoredFooter = v.InferOutput<typeof storedFooterSchema>;

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const storedTier = v.pipe(
  v.object({ price: positive, discountedPrice: positive }),
  v.check(({ price, discountedPrice }) => discountedPrice < price),
);

function byTier<Schema extends v.GenericSchema>(schema: Schema) {
  return v.object({ standard: schema, premium: schema, elite: schema });
}

/** poojas/{id}.json: the file name is the id, dates are derived from weekdays. */
export const storedPoojaSchema = v.object({
  ...v.omit(poojaSchema, ['id', 'availabilityDates', 'availability', 'pricing']).entries,
  pricing: byTier(storedTier),
  /** Maximum bookings for one day. */
  capacity: positive,
});
export type StoredPooja = v.InferOutput<typeof storedPoojaSchema>;

/** pooja-packages.json: the contents of each package, the same for every ceremony. */
export const storedPackagesSchema = v.object({
  /** The first item of the standard package, by recording format. */
  recording: v.object({ video: contentText, audio: contentText, video_audio: contentText }),
  ...byTier(
    v.object({ delivers: v.boolean(), features: v.pipe(v.array(contentText), v.nonEmpty()) }),
  ).entries,
});
export type StoredPackages = v.InferOutput<typeof storedPackagesSchema>;
