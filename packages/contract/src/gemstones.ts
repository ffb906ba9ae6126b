import * as v from 'valibot';
import { gemRoles } from './choices.ts';
import { birthSchema } from './birth.ts';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { gemVerdictField } from './gem-verdict.ts';
import { birthEchoSchema } from './kundli.ts';
import { calculationOptions, settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/** Body of POST /api/gemstones. */
export const gemstonesRequestSchema = v.object({
  birth: v.optional(birthSchema, {}),
  ...calculationOptions,
});
export type GemstonesRequest = v.InferOutput<typeof gemstonesRequestSchema>;
/** What counts against a gem. */
const guardSchema = v.object({
  code: v.picklist([
    'dusthana_lord',
    'maraka',
    'functional_malefic',
    'weakened',
    'node_outside_its_dasha',
  ]),
  /** For a lord of 6, 8 or 12. */
  house: v.nullable(twelfthField),
  afflictions: v.array(v.picklist(['debilitated', 'retrograde', 'combust'])),
});

const gemSchema = v.object({
  gem: v.string(),
  sanskrit: v.string(),
  planet: grahaField,
  /** Whether nothing counts against it. */
  advised: v.boolean(),
  verdict: gemVerdictField,
  guards: v.array(guardSchema),
  /** Houses its lord rules, and the one it is in. */
  own_houses: v.array(twelfthField),
  house: twelfthField,
  /** The reason in words; absent if there is no text. */
  reason: v.optional(v.string()),
});
export type GemRow = v.InferOutput<typeof gemSchema>;

const stoneSchema = v.object({
  ...gemSchema.entries,
  substitute: v.array(v.string()),
  /** The first choice; all choices are in the lists. */
  finger: v.string(),
  fingers: v.array(v.string()),
  metal: v.string(),
  metals: v.array(v.string()),
  /** `null` if the tables have none. */
  day: v.nullable(v.string()),
  /** Every weekday that the tables name; `day` is the first. */
  days: v.array(v.string()),
  times: v.array(v.string()),
  /** Minimum weight, as a range if tables differ: carats, and ratti of 0.91 carat. */
  weight_carats: v.pipe(v.array(v.number()), v.length(2)),
  weight_ratti: v.pipe(v.array(v.number()), v.length(2)),
  mantra: v.string(),
  /** How it is first put on; absent if there is no text. */
  energising: v.optional(v.string()),
  /** Gems of the grahas at enmity with its own. */
  avoid_with: v.array(v.string()),
  avoid_with_reason: v.optional(v.string()),
  /** Ascendants that it suits. */
  suits: v.array(signField),
  suits_reason: v.optional(v.string()),
});
export type Stone = v.InferOutput<typeof stoneSchema>;

/** Data of POST /api/gemstones. */
export const gemstonesSchema = v.object({
  birth: birthEchoSchema,
  settings: settingsSchema,
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  ascendant: signField,
  /** Conclusion on the three stones. */
  bot_response: v.optional(v.string()),
  life: stoneSchema,
  lucky: stoneSchema,
  fortune: stoneSchema,
  /** The advised ones, in the order in which to wear them. */
  order: v.array(v.picklist(gemRoles)),
  /** The gem of the node whose period runs, if any. */
  dasha_stones: v.array(stoneSchema),
  avoid: v.array(gemSchema),
  /** Source of metals, fingers, days and weights: the teaching of almanacs and jewellers. */
  wearing_status: v.literal('general_teaching'),
  /** Disclaimer on the limits of the tradition; shown with every recommendation. */
  disclaimer: v.optional(v.string()),
});
export type Gemstones = v.InferOutput<typeof gemstonesSchema>;
export const gemstonesResponseSchema = v.object({ data: gemstonesSchema });
