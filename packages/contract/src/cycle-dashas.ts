import * as v from 'valibot';
import { grahaField, signField } from './bodies.ts';
import { instantField } from './fields.ts';

/** The eight yoginis, in the order of their years: Mangala 1 to Sankata 8. */
export const yoginiNames = [
  'Mangala',
  'Pingala',
  'Dhanya',
  'Bhramari',
  'Bhadrika',
  'Ulka',
  'Siddha',
  'Sankata',
] as const;
export type YoginiName = (typeof yoginiNames)[number];

const yoginiPeriodSchema = v.object({
  dasha: v.picklist(yoginiNames),
  lord: grahaField,
  start: instantField,
  end: instantField,
});

/** Yogini dasha: three cycles of 36 years, from the one running at birth. */
export const yoginiSchema = v.object({
  /** Balance of the first dasha at birth, dasha years. */
  balance: v.object({ dasha: v.picklist(yoginiNames), lord: grahaField, years: v.number() }),
  dashas: v.array(
    v.object({
      ...yoginiPeriodSchema.entries,
      years: v.number(),
      sub_dashas: v.pipe(v.array(yoginiPeriodSchema), v.length(8)),
    }),
  ),
  current: v.object({ dasha: yoginiPeriodSchema, sub_dasha: yoginiPeriodSchema }),
});
export type YoginiDasha = v.InferOutput<typeof yoginiSchema>;

const signPeriodSchema = v.object({ dasha: signField, start: instantField, end: instantField });
const signDashaSchema = v.object({
  dasha: signField,
  /** The graha up to which the years of the sign are counted. */
  lord: grahaField,
  years: v.number(),
  start: instantField,
  end: instantField,
});

/** Char dasha after K. N. Rao: signs, two cycles from birth. */
export const charSchema = v.object({
  start_date: instantField,
  dashas: v.array(
    v.object({
      ...signDashaSchema.entries,
      sub_dashas: v.pipe(v.array(signPeriodSchema), v.length(12)),
    }),
  ),
  current: v.object({ dasha: signDashaSchema, sub_dasha: signPeriodSchema }),
});
export type CharDasha = v.InferOutput<typeof charSchema>;

/** One sign's dasha with its twelve sub-dashas, in the format that other astrology APIs use. */
export const charSubSchema = v.object({
  main_dasha: signField,
  main_dasha_lord: grahaField,
  sub_dasha_start_date: instantField,
  sub_dasha_list: v.array(signField),
  sub_dasha_end_dates: v.array(instantField),
});
export type CharDashaSub = v.InferOutput<typeof charSubSchema>;
