import * as v from 'valibot';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { doshaReferences } from './choices.ts';
import { instantField } from './fields.ts';
import { strengthField } from './strength.ts';

/** How common it is among charts, in words. */
const howCommon = v.string();

const referenceField = v.picklist(doshaReferences);

/** The grahas that can be factors of mangal dosha. */
const factorKeys = ['mars', 'moon', 'saturn', 'rahu', 'ketu', 'sun'] as const;

const mangalFactorSchema = v.object({
  code: v.picklist([
    'mars_in_house',
    'mars_associated',
    'nodes_on_first_seventh',
    'malefic_in_house',
  ]),
  graha: grahaField,
  /** Where the house is counted from. */
  from: referenceField,
  house: twelfthField,
  zodiac: signField,
  /** How another malefic is connected with Mars. */
  how: v.array(v.picklist(['conjunct', 'aspects_mars', 'aspected_by_mars'])),
  /** Raman's dosha units, 0 to 100, and the share of them that counts; `null` if it adds nothing. */
  units: v.nullable(v.number()),
  weight: v.nullable(v.number()),
});
export type MangalFactorFact = v.InferOutput<typeof mangalFactorSchema>;

const mangalAspectSchema = v.object({
  by: grahaField,
  /** The aspected sign and house, and the grahas in them. */
  zodiac: signField,
  house: twelfthField,
  grahas: v.array(grahaField),
});
export type MangalAspectFact = v.InferOutput<typeof mangalAspectSchema>;

const mangalCancellationSchema = v.object({
  code: v.string(),
  /** `strong`: Raman's own list; `also_used`: one source. */
  grade: v.picklist(['strong', 'also_used']),
  source: v.picklist(['raman', 'almanacs']),
  zodiac: v.nullable(signField),
  houses: v.array(v.object({ from: referenceField, house: twelfthField })),
  grahas: v.array(grahaField),
  weaknesses: v.array(v.picklist(['combust', 'retrograde', 'edge_of_sign'])),
});
export type MangalCancellationFact = v.InferOutput<typeof mangalCancellationSchema>;

/** Sentences are in `factors`, `cancellationReason` and `aspects`; the facts behind them in `because`. */
const mangalSchema = v.object({
  is_dosha_present: v.boolean(),
  /** Partial: something is left of the dosha, but too little for it to be present. */
  is_anshik: v.boolean(),
  /** Before cancellation, 0 to 100. */
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** After cancellation, not rounded. */
  effective_score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** The percentage to show: after cancellation, an integer, never rounded across 0 or 25, the threshold of the dosha. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** Sentences by graha; under `moon` for Mars counted from the Moon. */
  factors: v.partial(v.object(v.entriesFromList(factorKeys, v.string()))),
  cancellation: v.object({
    cancellationScore: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    cancellationReason: v.array(v.string()),
  }),
  aspects: v.array(v.string()),
  bot_response: v.optional(v.string()),
  how_common: howCommon,
  because: v.object({
    factors: v.array(mangalFactorSchema),
    cancellations: v.array(mangalCancellationSchema),
    aspects: v.array(mangalAspectSchema),
  }),
});
export type MangalDosha = v.InferOutput<typeof mangalSchema>;

const marsReferenceSchema = v.object({
  house: twelfthField,
  is_dosha_house: v.boolean(),
  units: v.number(),
  weight: v.number(),
  aspected_houses: v.array(twelfthField),
});

const manglikSchema = v.object({
  ...mangalSchema.entries,
  mars_zodiac: signField,
  /** Natural friendship only, on which Raman's units are based. */
  mars_strength: v.string(),
  /** On the scale of every report, with compound friendship. */
  mars_dignity: strengthField,
  /** Where Mars is counted from all three, with or without a dosha. */
  references: v.object({
    lagna: marsReferenceSchema,
    moon: marsReferenceSchema,
    venus: marsReferenceSchema,
  }),
});
export type Manglik = v.InferOutput<typeof manglikSchema>;

const kaalsarpSchema = v.object({
  is_dosha_present: v.boolean(),
  /**
   * Only one planet is outside the arc, within 30° of its node, or those outside share the sign of their
   * node.
   */
  is_partial: v.boolean(),
  type: v.nullable(v.string()),
  direction: v.nullable(v.picklist(['ascending', 'descending'])),
  rahu_house: twelfthField,
  ketu_house: twelfthField,
  /** The planets outside, and how far beyond their node, degrees. */
  outside: v.array(
    v.object({
      graha: grahaField,
      house: twelfthField,
      node: grahaField,
      degrees_beyond: v.number(),
    }),
  ),
  remedies: v.array(v.string()),
  bot_response: v.optional(v.string()),
  how_common: howCommon,
});
export type Kaalsarp = v.InferOutput<typeof kaalsarpSchema>;

const pitraReasonSchema = v.object({
  code: v.picklist(['sun_with_node', 'node_in_ninth', 'ninth_lord_and_sun_afflicted']),
  /** The graha that the reason is about: the Sun, the node in the ninth, or the lord of the ninth. */
  graha: grahaField,
  zodiac: signField,
  house: twelfthField,
  node: v.nullable(grahaField),
  /** The grahas that afflict the Sun, and how. */
  sun: v.array(v.object({ by: grahaField, how: v.picklist(['joined', 'aspected']) })),
});
export type PitraReasonFact = v.InferOutput<typeof pitraReasonSchema>;

const pitraSchema = v.object({
  is_dosha_present: v.boolean(),
  reasons: v.array(v.string()),
  bot_response: v.optional(v.string()),
  how_common: howCommon,
  because: v.array(pitraReasonSchema),
});

const papaField = v.pipe(v.number(), v.minValue(0), v.maxValue(25));
export const papaPointsSchema = v.object({
  rahu: v.number(),
  sun: v.number(),
  saturn: v.number(),
  mars: v.number(),
});

/**
 * `…_papa` is the graded measure for the bars, 0 to 25 each; `points` is the plain count, which decides a
 * match.
 */
const papasamayaSchema = v.object({
  rahu_papa: papaField,
  sun_papa: papaField,
  saturn_papa: papaField,
  mars_papa: papaField,
  total: v.pipe(v.number(), v.minValue(0), v.maxValue(75)),
  points: v.object({ ...papaPointsSchema.entries, total: v.number() }),
  bot_response: v.optional(v.string()),
});
export type Papasamaya = v.InferOutput<typeof papasamayaSchema>;

/** An unbroken stay of Saturn in a sign. */
const saturnStayEntries = {
  zodiac: signField,
  start: instantField,
  end: instantField,
  /** Whether Saturn returned to the sign by retrograde motion. */
  retrograde_entry: v.boolean(),
};

const saturnPhaseSchema = v.object({
  kind: v.picklist(['sade_sati', 'dhaiya']),
  phase: v.picklist(['rising', 'peak', 'setting', 'fourth', 'eighth']),
  /** Position of Saturn counted from the Moon's sign: 12, 1, 2, 4 or 8. */
  house: twelfthField,
  ...saturnStayEntries,
});
export type SaturnPhase = v.InferOutput<typeof saturnPhaseSchema>;

const kantakaStaySchema = v.object({
  /** Position of Saturn counted from the Moon's sign. */
  house: twelfthField,
  ...saturnStayEntries,
});
export type KantakaStay = v.InferOutput<typeof kantakaStaySchema>;

const spanEntries = { start: instantField, end: instantField };

/** What Saturn does to the Moon's sign: at an instant, what comes next, and over a hundred years from birth. */
export const sadesatiSchema = v.object({
  /** Whether Saturn is in one of the three signs of a sade sati. */
  is_dosha_present: v.boolean(),
  /** `break`: within a sade sati, while Saturn is out of its three signs for some months before it turns back. */
  state: v.picklist(['sade_sati', 'break', 'dhaiya', 'none']),
  moon_sign: signField,
  /** The phase that runs, if any. */
  current: v.nullable(saturnPhaseSchema),
  /** The next stay in the sign of the running phase, when Saturn comes back to it some months after the phase ends. */
  again: v.nullable(saturnPhaseSchema),
  /** The whole sade sati that includes the instant, its breaks included. */
  cycle: v.nullable(v.object(spanEntries)),
  /** The first phase, of a sade sati or a dhaiya, that begins later. */
  next: v.nullable(saturnPhaseSchema),
  /** The first sade sati that begins later. */
  next_cycle: v.nullable(v.object(spanEntries)),
  bot_response: v.optional(v.string()),
  /** The sade satis of a hundred years from birth. */
  cycles: v.array(v.object({ ...spanEntries, phases: v.array(saturnPhaseSchema) })),
  dhaiyas: v.array(saturnPhaseSchema),
  /**
   * Kantaka shani by the chosen `kantaka_school`, over a hundred years from birth. Absent with school `fourth`, where it is the
   * dhaiya of the fourth.
   */
  kantaka: v.optional(v.array(kantakaStaySchema)),
});
export type Sadesati = v.InferOutput<typeof sadesatiSchema>;

/** Section `doshas`. A sentence is absent if there is no text. */
export const doshasSchema = v.object({
  mangal: mangalSchema,
  manglik: manglikSchema,
  kaalsarp: kaalsarpSchema,
  pitra: pitraSchema,
  papasamaya: papasamayaSchema,
  sadesati: sadesatiSchema,
});
export type Doshas = v.InferOutput<typeof doshasSchema>;
