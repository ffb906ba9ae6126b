import * as v from 'valibot';
import { ceremonyHourForm, serviceTypes, weekdayNames, type WeekdayName } from './ceremony.ts';
import { contentDate, contentText } from './blocks.ts';
import { instantField } from './fields.ts';
import { say } from './messages.ts';

/** The drawings of ceremonies, as the kit names its yantras. */
export const ceremonyDrawings = [
  'navgraha',
  'mrityunjaya',
  'lakshmi-narayan',
  'ganesha',
  'baglamukhi',
  'rudra',
] as const;

/** How many days ahead dates are offered, today not counted. */
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
  days: v.pipe(v.array(v.picklist(weekdayNames)), v.nonEmpty()),
  /** At what hours it can begin; if missing, the hour is agreed with the team. */
  hours: v.optional(ceremonyHours),
  /** The coming days with a free place, in India, soonest first; from today to `bookingDays` ahead. */
  availabilityDates: v.array(contentDate),
  /**
   * The same days and those that are booked out, with the hours that can still be chosen; empty if the hour is agreed
   * with the team.
   */
  availability: v.array(
    v.object({ date: contentDate, placesLeft: rupees, hours: v.array(ceremonyHour) }),
  ),
  type: v.pipe(v.array(v.picklist(serviceTypes)), v.nonEmpty()),
  pricing: v.object({ standard: tierSchema, premium: tierSchema, elite: tierSchema }),
  /** Minutes, about. */
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  disclaimer: contentText,
  panditName: contentText,
  /** The first sentence is by itself beside the name. */
  panditDescription: contentText,
  benefits: texts,
  /** Steps, in order. */
  howItHappens: texts,
  aboutPooja: contentText,
  maximumBenefits: texts,
  /** The name of a drawing of the kit. */
  image: v.picklist(ceremonyDrawings),
  /** Of reviews; absent if there are none, and then no stars are shown. */
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
  /** A weekday; all of them where it is absent. */
  day: v.optional(
    v.pipe(
      v.string(say('choiceUnknown')),
      v.trim(),
      v.transform((day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase()),
      v.picklist(weekdayNames, say('choiceUnknown')),
    ),
  ),
});
export type PoojasInput = { day?: WeekdayName | undefined };

/** GET /api/poojas: the active ones. */
export const poojasAnswerSchema = v.object({ data: v.array(poojaSchema) });
/** GET /api/poojas/:id */
export const poojaAnswerSchema = v.object({ data: poojaSchema });
