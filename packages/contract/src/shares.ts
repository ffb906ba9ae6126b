import * as v from 'valibot';
import { kundliBirthSchema } from './birth.ts';
import { documentChartSchema } from './document-chart.ts';
import { instantField } from './fields.ts';
import { say } from './messages.ts';
import { lifeAreas, lifeAreaVerdicts } from './reports.ts';
import { saveChartSchema, savedChartSchema } from './saved-charts.ts';

/** Maximum number of shared links of an account. */
export const mostShares = 50;

const showsBirth = v.optional(v.boolean(say('valueInvalid')), false);

/** Body of POST /api/users/shares: the input of a report. Names are validated as in a report, and not stored. */
export const shareReportSchema = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('kundli'),
      birth: v.optional(kundliBirthSchema, {}),
      settings: saveChartSchema.entries.settings,
      /** Whether everyone with the link sees date, time and place of birth. */
      showsBirth,
    }),
    v.object({
      kind: v.literal('matching'),
      boy: v.optional(kundliBirthSchema, {}),
      girl: v.optional(kundliBirthSchema, {}),
      showsBirth,
    }),
  ],
  say('choiceUnknown'),
);
export type ShareReport = v.InferOutput<typeof shareReportSchema>;
export type ShareReportInput = v.InferInput<typeof shareReportSchema>;

const { birth, settings } = savedChartSchema.entries;
const common = {
  /** Random, in the link's URL. */
  key: v.pipe(v.string(), v.nonEmpty()),
  showsBirth: v.boolean(),
  createdAt: instantField,
};

/** A shared link as its owner sees it. The births have empty names. */
export const shareSchema = v.variant('kind', [
  v.object({ kind: v.literal('kundli'), birth, settings, ...common }),
  v.object({ kind: v.literal('matching'), boy: birth, girl: birth, ...common }),
]);
export type Share = v.InferOutput<typeof shareSchema>;

/** GET /api/users/shares, newest first. */
export const sharesResponseSchema = v.object({ data: v.array(shareSchema) });
/** 201 of POST /api/users/shares. */
export const shareResponseSchema = v.object({ data: shareSchema });

const shownBirthSchema = v.object({
  date: v.string(),
  /** `null` if unknown. */
  time: v.nullable(v.string()),
  place: v.string(),
});
export type ShownBirth = v.InferOutput<typeof shownBirthSchema>;

const sharedKundliSchema = v.object({
  kind: v.literal('kundli'),
  /** `null` unless the owner shows it. */
  birth: v.nullable(shownBirthSchema),
  /** What the houses are counted from: the Moon if the time of birth is unknown. */
  houses_from: v.picklist(['ascendant', 'moon']),
  /** The opening sentence of the reading; `null` without a time of birth. */
  summary: v.nullable(v.string()),
  /** The charts, without degrees; of an unknown time one for each sign that the Moon is in on that day. */
  charts: v.pipe(v.array(documentChartSchema.entries.data), v.minLength(1)),
  /** Empty without a time of birth. */
  areas: v.array(
    v.object({
      area: v.picklist(lifeAreas),
      verdict: v.picklist(lifeAreaVerdicts),
      summary: v.string(),
    }),
  ),
});
export type SharedKundli = v.InferOutput<typeof sharedKundliSchema>;

const sharedMatchingSchema = v.object({
  kind: v.literal('matching'),
  /** `null` unless the owner shows them. */
  births: v.nullable(v.object({ boy: shownBirthSchema, girl: shownBirthSchema })),
  /** The overall percentage; `null` if a time of birth is unknown. */
  percent: v.nullable(v.number()),
  /** The eight kootas; several results if a Moon of unknown time changes its sign or nakshatra. */
  results: v.pipe(
    v.array(
      v.object({
        score: v.number(),
        full_score: v.number(),
        /** The verdict in one word, and in a sentence or two, in the language of the request. */
        word: v.string(),
        text: v.string(),
        kootas: v.array(
          v.object({
            id: v.string(),
            name: v.string(),
            boy: v.string(),
            girl: v.string(),
            score: v.number(),
            fullScore: v.number(),
            description: v.string(),
            /** The rules under which a school lifts a score of 0. */
            exception: v.optional(v.string()),
          }),
        ),
      }),
    ),
    v.minLength(1),
  ),
});
export type SharedMatching = v.InferOutput<typeof sharedMatchingSchema>;

/** Data of GET /api/shared/:key: the result without names, degrees, dates or places of birth. */
export const sharedReportSchema = v.variant('kind', [sharedKundliSchema, sharedMatchingSchema]);
export type SharedReport = v.InferOutput<typeof sharedReportSchema>;
export const sharedReportResponseSchema = v.object({ data: sharedReportSchema });
