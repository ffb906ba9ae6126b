import * as v from 'valibot';
import { contentText, ownPicture, sitePath } from './blocks.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const astrologerStatuses = ['Online', 'Available', 'Busy', 'Offline'] as const;

/** An astrologer for a card. */
export const astrologerSchema = v.object({
  id: contentText,
  name: contentText,
  image: ownPicture,
  specializations: v.array(contentText),
  /** Years. */
  experience: count,
  languages: v.array(contentText),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  reviewCount: count,
  status: v.picklist(astrologerStatuses),
  /** Rupees per `priceUnit`. */
  price: v.pipe(v.number(), v.minValue(0)),
  /** List price without the current reduction; struck through if it is higher. */
  listPrice: v.optional(v.pipe(v.number(), v.minValue(0))),
  priceUnit: contentText,
  badges: v.array(contentText),
  bio: contentText,
  availability: v.object({ nextSlot: contentText, waitTime: contentText }),
  url: sitePath,
  call: v.boolean(),
  chat: v.boolean(),
  /** True while the person is the sample that ships with the product. */
  sample: v.optional(v.boolean()),
});
export type Astrologer = v.InferOutput<typeof astrologerSchema>;

/** An astrologer for the profile page. */
export const astrologerPageSchema = v.object({
  ...astrologerSchema.entries,
  profile: v.object({
    /** Paragraphs. */
    about: v.pipe(v.array(contentText), v.nonEmpty()),
    training: v.array(contentText),
    approach: contentText,
    /** Common topics of clients. */
    questions: v.array(contentText),
  }),
});
export type AstrologerPage = v.InferOutput<typeof astrologerPageSchema>;

/** GET /api/astrologers */
export const astrologersResponseSchema = v.object({ data: v.array(astrologerSchema) });
/** GET /api/astrologers/:slug */
export const astrologerResponseSchema = v.object({ data: astrologerPageSchema });
