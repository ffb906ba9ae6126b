import * as v from 'valibot';
import { twelfthField } from './bodies.ts';
import { grahasButMoon } from './choices.ts';

/** A chart as the kit draws it: signs from 1 (Aries), degrees in the sign. */
export const documentChartSchema = v.object({
  /** Its accessible name. */
  label: v.string(),
  /** The heading above it. */
  title: v.optional(v.string()),
  /** In the empty centre of the styles that have one. */
  middle: v.string(),
  data: v.object({
    /** Of the first house. */
    ascendantSign: twelfthField,
    /** Where houses are counted from another point: the sign of the ascendant, null if it is not known. */
    ascendantIn: v.optional(v.nullable(twelfthField)),
    ascendantDegree: v.optional(v.number()),
    placements: v.pipe(
      v.array(
        v.object({
          graha: v.picklist([...grahasButMoon, 'moon']),
          sign: twelfthField,
          degree: v.optional(v.number()),
          retrograde: v.optional(v.boolean()),
          combust: v.optional(v.boolean()),
        }),
      ),
      v.readonly(),
    ),
  }),
});
export type DocumentChart = v.InferOutput<typeof documentChartSchema>;
