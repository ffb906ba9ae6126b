import * as v from 'valibot';
import { grahaField, twelfthField } from './bodies.ts';
import { yogaGroups } from './chart-terms.ts';

const yogaSchema = v.object({
  /** `gajakesari`; two texts can give one name to two yogas. */
  id: v.string(),
  name: v.string(),
  group: v.picklist(yogaGroups),
  /** What the texts promise. */
  nature: v.picklist(['good', 'bad', 'mixed']),
  /** How much it can do, by the state of its grahas. */
  strength: v.picklist(['strong', 'middling', 'weak']),
  /** It is formed and nothing cancels it. */
  is_acting: v.boolean(),
  /** What the rule asks for, in the language of the request. */
  rule: v.string(),
  /** What of the chart fulfils it, in the language of the request. */
  because: v.string(),
  /** Sentences on what cancels it. */
  cancelled_by: v.array(v.string()),
  grahas: v.array(grahaField),
  houses: v.array(twelfthField),
  /** Houses whose lords take part as lords. */
  lords_of: v.array(twelfthField),
  sources: v.array(
    v.object({ text: v.string(), chapter: v.nullable(v.number()), verse: v.nullable(v.string()) }),
  ),
});
export type YogaRow = v.InferOutput<typeof yogaSchema>;

/** Section `yogas`: the classical yogas that the chart forms, group by group. */
export const yogasSchema = v.object({
  /** How many rules the chart was compared with. */
  checked: v.pipe(v.number(), v.integer()),
  found: v.array(yogaSchema),
});
export type Yogas = v.InferOutput<typeof yogasSchema>;
