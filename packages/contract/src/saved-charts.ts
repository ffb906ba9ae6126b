import * as v from 'valibot';
import { genders, sunrises, yearLengths } from './choices.ts';
import { kundliBirthSchema } from './birth.ts';
import { instantField, lineOfText, requiredText } from './fields.ts';
import { say } from './messages.ts';
import { withoutDefaultSchools } from './school-choices.ts';
import { chosenSchoolFields } from './schools.ts';
import { ayanamsaField, calculationOptions } from './settings.ts';

/** Maximum number of charts of an account. */
export const mostSavedCharts = 500;

/** Relation of a person to the owner of the chart. */
export const relations = [
  'self',
  'partner',
  'child',
  'parent',
  'sibling',
  'relative',
  'friend',
  'client',
  'other',
] as const;
export type Relation = (typeof relations)[number];

const noControls = v.regex(/^[^\p{Cc}]*$/u, say('valueInvalid'));

/** What the owner of a chart writes about it. An omitted one is unchanged, and none in a new chart. */
const ownersWords = {
  /** Free text on one line; `''` removes it. */
  note: v.optional(v.pipe(lineOfText(), v.maxLength(300, say('valueInvalid')), noControls)),
  /** `null` removes it. */
  relation: v.optional(v.nullable(v.picklist(relations, say('choiceUnknown')))),
};

/** Body of POST /api/users/charts: the input of a kundli, and a name for the list. */
export const saveChartSchema = v.object({
  /** Default: the name of the birth. */
  name: v.pipe(
    v.optional(v.nullable(lineOfText()), ''),
    v.transform((text) => text ?? ''),
    v.maxLength(80, say('nameTooLong')),
    v.regex(/^\P{Cc}*$/u, say('valueInvalid')),
  ),
  birth: v.optional(kundliBirthSchema, {}),
  settings: v.optional(
    v.pipe(
      v.object({ ...calculationOptions, ...chosenSchoolFields }, say('valueInvalid')),
      v.transform(withoutDefaultSchools),
    ),
    {},
  ),
  ...ownersWords,
});
export type SaveChart = v.InferOutput<typeof saveChartSchema>;
/** Body of PATCH /api/users/charts/:id: the list entry of a chart. */
export const describeChartSchema = v.object({
  name: v.optional(
    v.pipe(requiredText('nameRequired'), v.maxLength(80, say('nameTooLong')), noControls),
    '',
  ),
  ...ownersWords,
});
export type DescribeChart = v.InferOutput<typeof describeChartSchema>;
/** The settings that a saved chart is calculated with. */
export const savedSettingsSchema = v.object({
  ayanamsa: ayanamsaField,
  node: v.picklist(['mean', 'true']),
  year_days: v.picklist(yearLengths),
  sunrise: v.picklist(sunrises),
  ashtakvarga_school: v.picklist(['varahamihira', 'parashara']),
  ...chosenSchoolFields,
});

export const savedChartSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  birth: v.object({
    name: v.string(),
    gender: v.optional(v.nullable(v.picklist(genders))),
    date: v.string(),
    time: v.string(),
    place: v.object({
      name: v.string(),
      latitude: v.number(),
      longitude: v.number(),
      timezone: v.optional(v.string()),
    }),
    fold: v.optional(v.picklist([0, 1])),
    time_unknown: v.optional(v.boolean()),
  }),
  settings: savedSettingsSchema,
  /** The owner's note. */
  note: v.optional(v.string()),
  /** Relation to the owner. */
  relation: v.optional(v.nullable(v.picklist(relations))),
  createdAt: instantField,
});
export type SavedChart = v.InferOutput<typeof savedChartSchema>;

/** GET /api/users/charts, newest first. */
export const savedChartsResponseSchema = v.object({ data: v.array(savedChartSchema) });
/** 201 of POST /api/users/charts, 200 of PATCH /api/users/charts/:id. */
export const savedChartResponseSchema = v.object({ data: savedChartSchema });
