import * as v from 'valibot';
import { grahaField } from './bodies.ts';
import { instantField } from './fields.ts';

/** A time span; `end` is exclusive. */
export const rangeSchema = v.object({ start: instantField, end: instantField });
export type TimeRange = v.InferOutput<typeof rangeSchema>;

/** A planetary hour. */
export const horaSchema = v.object({
  ...rangeSchema.entries,
  hora: grahaField,
  half: v.picklist(['day', 'night']),
  lucky_gem: v.string(),
  /** What it is favourable for; absent if there is no text. */
  benefits: v.optional(v.string()),
});
export type HoraRow = v.InferOutput<typeof horaSchema>;

export const muhurats = ['Udveg', 'Chal', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'] as const;
export type MuhuratName = (typeof muhurats)[number];
export const choghadiyaTypes = ['Auspicious', 'Good', 'Inauspicious'] as const;
export type ChoghadiyaType = (typeof choghadiyaTypes)[number];

/** An eighth of the day or of the night. */
export const choghadiyaSchema = v.object({
  ...rangeSchema.entries,
  muhurat: v.picklist(muhurats),
  type: v.picklist(choghadiyaTypes),
  /** What it is considered favourable for; absent if there is no text. */
  meaning: v.optional(v.string()),
  /** What makes even a good one unfavourable; `null` for most. */
  mark: v.nullable(v.picklist(['vaar_vela', 'kaal_vela', 'kaal_ratri'])),
  mark_meaning: v.optional(v.string()),
});
export type ChoghadiyaRow = v.InferOutput<typeof choghadiyaSchema>;
