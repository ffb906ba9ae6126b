import * as v from 'valibot';
import { twelfthField } from './bodies.ts';
import { grahasButMoon } from './choices.ts';

const grahaField = v.picklist([...grahasButMoon, 'moon']);

/** What the first screen of a kundli's report shows, with ids and instants for its drawings. */
export const kundliOpeningSchema = v.object({
  /** The opening sentence of the reading. */
  summary: v.string(),
  /** The birth chart. Degrees in the sign. */
  chart: v.object({
    ascendantSign: twelfthField,
    ascendantDegree: v.number(),
    placements: v.array(
      v.object({
        graha: grahaField,
        sign: twelfthField,
        degree: v.number(),
        retrograde: v.boolean(),
        combust: v.boolean(),
      }),
    ),
  }),
  /** The ascendant, the Moon's sign, its nakshatra and the running periods: a label, a value with the id of its glyph, details. */
  facts: v.array(
    v.object({
      label: v.string(),
      value: v.object({
        text: v.string(),
        graha: v.optional(grahaField),
        sign: v.optional(twelfthField),
      }),
      detail: v.string(),
    }),
  ),
  /** The birth and the nine mahadashas, ISO 8601. */
  life: v.object({
    birth: v.string(),
    periods: v.array(v.object({ graha: grahaField, start: v.string(), end: v.string() })),
  }),
  /** What Saturn does to the Moon's sign, what comes after (`null` after 2200), and the transits of the slow grahas. */
  now: v.object({
    sadeSati: v.string(),
    outlook: v.nullable(v.string()),
    transits: v.array(v.string()),
  }),
});
export type KundliOpening = v.InferOutput<typeof kundliOpeningSchema>;
