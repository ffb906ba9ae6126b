import * as v from 'valibot';
import { ceremonyHourForm, ceremonyPurposes, serviceTypes, weekdayNames } from './ceremony.ts';
import { contentDate, contentText } from './blocks.ts';
import { instantField } from './fields.ts';
import { say } from './messages.ts';

/** Drawings of ceremonies, by the names of yantras in the kit. */
export const ceremonyDrawings = [
  'navgraha',
  'mrityunjaya',
  'lakshmi-narayan',
  'ganesha',
  'baglamukhi',
  'rudra',
] as const;

/** How many days ahead dates are offered, excluding today. */
export const bookingDays = 56;

/** Rupees, an integer. */
export const rupees = v.pipe(v.number(), v.integer(), v.minValue(0));

const tierSchema = v.pipe(
  v.object({
    /** The list price, rupees. */
    price: rupees,
    /** Price without a code, rupees; lower than the list price. */
    discountedPrice: rupees,
    /** Content of the package, in words that fit the format of the ceremony. */
    features: v.pipe(v.array(contentText), v.nonEmpty()),
    /** Whether something is sent by post. */
    delivers: v.boolean(),
  }),
  v.check(({ price, discountedPrice }) => discountedPrice < price),
);

/** `HH:mm` in India. */
export const ceremonyHour = v.pipe(v.string(), v.regex(ceremonyHourForm));

const hoursOfDay = v.optional(v.pipe(v.array(ceremonyHour), v.nonEmpty()));
/** The hours at which a ceremony can begin, by weekday; on a day without hours the team agrees one. */
const ceremonyHours = v.strictObject({
  Monday: hoursOfDay,
  Tuesday: hoursOfDay,
  Wednesday: hoursOfDay,
  Thursday: hoursOfDay,
  Friday: hoursOfDay,
  Saturday: hoursOfDay,
  Sunday: hoursOfDay,
});
export type CeremonyHours = v.InferOutput<typeof ceremonyHours>;

const texts = v.pipe(v.array(contentText), v.nonEmpty());

export const poojaSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: contentText,
  description: contentText,
  /** What people ask for it for. It promises nothing. */
  purposes: v.optional(v.array(v.picklist(ceremonyPurposes)), []),
  days: v.pipe(v.array(v.picklist(weekdayNames)), v.nonEmpty()),
  /** The hours at which it can begin; if missing, the hour is agreed with the team. */
  hours: v.optional(ceremonyHours),
  /** The coming dates with free places, in India, soonest first; from today to `bookingDays` ahead. */
  availabilityDates: v.array(contentDate),
  /**
   * The same dates and fully booked ones, with the hours that can still be chosen; empty if the hour is
   * agreed with the team.
   */
  availability: v.array(
    v.object({ date: contentDate, placesLeft: rupees, hours: v.array(ceremonyHour) }),
  ),
  type: v.pipe(v.array(v.picklist(serviceTypes)), v.nonEmpty()),
  pricing: v.object({ standard: tierSchema, premium: tierSchema, elite: tierSchema }),
  /** Approximate minutes. */
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  disclaimer: contentText,
  panditName: contentText,
  /** The first sentence is shown separately, next to the name. */
  panditDescription: contentText,
  benefits: texts,
  /** Steps, in order. */
  howItHappens: texts,
  aboutPooja: contentText,
  maximumBenefits: texts,
  /** The name of a drawing in the kit. */
  image: v.picklist(ceremonyDrawings),
  /** From reviews; absent if there are none, and then no stars are shown. */
  rating: v.optional(
    v.object({
      average: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  isActive: v.boolean(),
  createdAt: instantField,
  updatedAt: instantField,
  /** True while it is the sample that ships with the product. */
  sample: v.optional(v.boolean()),
});
export type Pooja = v.InferOutput<typeof poojaSchema>;

/** Query of GET /api/poojas. */
export const poojasQuerySchema = v.object({
  /** A weekday; absent for all. */
  day: v.optional(
    v.pipe(
      v.string(say('choiceUnknown')),
      v.trim(),
      v.transform((day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase()),
      v.picklist(weekdayNames, say('choiceUnknown')),
    ),
  ),
});
/** GET /api/poojas: the active ones. */
export const poojasResponseSchema = v.object({ data: v.array(poojaSchema) });
/** GET /api/poojas/:id */
export const poojaResponseSchema = v.object({ data: poojaSchema });
