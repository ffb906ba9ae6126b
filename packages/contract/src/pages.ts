import * as v from 'valibot';
import {
  contentDate,
  contentText,
  ownPicture,
  sectionsField,
  sitePath,
  slugField,
} from './blocks.ts';

/** Contact details of the site. */
export const contactDetailsSchema = v.object({
  company: contentText,
  email: v.pipe(v.string(), v.email()),
  phone: contentText,
  /** A number that answers on WhatsApp, as `+91 98…`; absent if there is none. */
  whatsApp: v.optional(v.pipe(v.string(), v.regex(/^\+[1-9](?: ?\d){7,14}$/))),
  onlineHours: contentText,
  officeHours: contentText,
  /** Lines. */
  address: v.pipe(v.array(contentText), v.nonEmpty()),
  grievanceOfficer: v.object({
    name: contentText,
    email: v.pipe(v.string(), v.email()),
    /** Response time. */
    promise: contentText,
  }),
  /** True while the details are the sample that ships with the product. */
  sample: v.optional(v.boolean()),
});
export type ContactDetails = v.InferOutput<typeof contactDetailsSchema>;

const page = v.object({
  id: slugField,
  title: contentText,
  /** One sentence for the top of the page. */
  description: contentText,
  updated: contentDate,
  sections: sectionsField,
  contact: v.optional(contactDetailsSchema),
});

/** The drawings that represent the values. */
export const valueIcons = ['om-symbol', 'dharma-wheel', 'open-book', 'rising-sun'] as const;

/** The story of the company; the home page shows it too. */
export const aboutSchema = v.object({
  story: v.object({
    title: contentText,
    description: contentText,
    timeline: v.array(
      v.object({ year: contentText, title: contentText, description: contentText }),
    ),
  }),
  mission: v.object({
    title: contentText,
    description: contentText,
    values: v.array(
      v.object({ title: contentText, description: contentText, icon: v.picklist(valueIcons) }),
    ),
  }),
  team: v.array(
    v.object({
      name: contentText,
      role: contentText,
      image: ownPicture,
      credentials: contentText,
      experience: contentText,
      bio: contentText,
    }),
  ),
  media: v.array(v.object({ name: contentText, logo: ownPicture, url: contentText })),
  /** True while the story, the people and the publications are the sample of the product. */
  sample: v.optional(v.boolean()),
});
export type About = v.InferOutput<typeof aboutSchema>;

/** Rupees; `0` is free, `null` varies. */
const rupees = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Information pages by the first part of their path, each with its own content. */
export const infoPageSchemas = {
  about: v.object({
    ...page.entries,
    ...aboutSchema.entries,
    /** Founding year: the page calculates the number of years. */
    since: v.pipe(v.number(), v.integer()),
    why: v.object({
      title: contentText,
      figures: v.array(
        v.object({
          value: contentText,
          label: contentText,
          /** Key of the figure, if the page has a newer value. */
          figure: v.optional(v.picklist(['clients', 'rating', 'years'])),
        }),
      ),
      /** True while the figures are the sample that ships with the product. */
      sample: v.optional(v.boolean()),
    }),
  }),
  disclaimer: v.object({ ...page.entries, acknowledgement: contentText }),
  'privacy-policy': page,
  'pricing-policy': v.object({
    ...page.entries,
    services: v.array(
      v.object({
        id: slugField,
        name: contentText,
        price: rupees,
        note: contentText,
        /** URL of the publication, if available. */
        url: v.optional(sitePath),
      }),
    ),
    packages: v.array(
      v.object({
        id: slugField,
        name: contentText,
        price: rupees,
        includes: v.pipe(v.array(contentText), v.nonEmpty()),
        note: contentText,
      }),
    ),
    paymentMethods: v.array(contentText),
  }),
  'terms-and-conditions': page,
  'refund-policy': page,
  contact: v.object({
    ...page.entries,
    /** Subjects of a message. */
    topics: v.pipe(v.array(v.object({ id: slugField, title: contentText })), v.nonEmpty()),
  }),
} as const;

export type InfoPageId = keyof typeof infoPageSchemas;
export type InfoPage<Id extends InfoPageId = InfoPageId> = v.InferOutput<
  (typeof infoPageSchemas)[Id]
>;
export const infoPageIds = Object.keys(infoPageSchemas) as InfoPageId[];
