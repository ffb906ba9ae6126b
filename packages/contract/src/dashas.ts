import * as v from 'valibot';
import { grahaField, grahaIdField, signField, twelfthField } from './bodies.ts';
import { dashaLevels } from './choices.ts';
import { charSchema, charSubSchema, yoginiNames, yoginiSchema } from './cycle-dashas.ts';
import { instantField } from './fields.ts';

/** A period: from `start` up to, not including, `end`. */
const periodSchema = v.object({ planet: grahaField, start: instantField, end: instantField });
export type DashaPeriod = v.InferOutput<typeof periodSchema>;

const runningSchema = v.object({ name: grahaField, start: instantField, end: instantField });
export type RunningPeriod = v.InferOutput<typeof runningSchema>;

/** Five levels of the periods that contain an instant. The spelling of the keys is that of other astrology APIs. */
export const currentDashaSchema = v.object({
  mahadasha: runningSchema,
  antardasha: runningSchema,
  paryantardasha: runningSchema,
  Shookshamadasha: runningSchema,
  Pranadasha: runningSchema,
});
export type CurrentDasha = v.InferOutput<typeof currentDashaSchema>;

const predictionSchema = v.object({
  dasha: grahaField,
  /** Civil years at the birth place. */
  dasha_start_year: v.number(),
  dasha_end_year: v.number(),
  /** The person's age in completed years; 0 for a period that began before birth. */
  start_age: v.optional(v.number()),
  end_age: v.optional(v.number()),
  /** Reading of the period at that age; absent for one that begins at 90 or later. */
  prediction: v.optional(v.string()),
  /** How the sign of its lord influences it; absent if `prediction` is. */
  planet_in_zodiac: v.optional(v.string()),
  /** The sign of the lord in the birth chart, which both texts are based on. */
  zodiac: signField,
  house: twelfthField,
});
export type DashaPrediction = v.InferOutput<typeof predictionSchema>;

const antardashaPredictionSchema = v.object({
  mahadasha: grahaField,
  antardasha: grahaField,
  start: instantField,
  end: instantField,
  /** The sign of the sub-lord, counted from that of the mahadasha's lord as 1. */
  signs_apart: twelfthField,
  /** Absent for one that ended before birth or begins at 90 or later. */
  prediction: v.optional(v.string()),
});
export type AntardashaPrediction = v.InferOutput<typeof antardashaPredictionSchema>;

export const vimshottariSchema = v.object({
  /** Balance of the first mahadasha at birth, dasha years. */
  balance: v.object({ lord: grahaField, years: v.number() }),
  mahadasha: v.array(periodSchema),
  antardasha: v.array(
    v.object({
      mahadasha: grahaField,
      antardasha: grahaField,
      start: instantField,
      end: instantField,
    }),
  ),
  /** `null` if now is outside the 120 years. */
  current: v.nullable(currentDashaSchema),
  predictions: v.optional(v.array(predictionSchema)),
  /** The nine antardashas of the current mahadasha; absent without a current one. */
  antardasha_predictions: v.optional(v.array(antardashaPredictionSchema)),
});
export type Vimshottari = v.InferOutput<typeof vimshottariSchema>;

const nine = v.pipe(v.array(runningSchema), v.length(9));

/** The running periods, each with the nine periods of its level. */
const currentFullSchema = v.object({
  order_of_dashas: v.object({
    major: runningSchema,
    minor: runningSchema,
    sub_minor: runningSchema,
    sub_sub_minor: runningSchema,
    sub_sub_sub_minor: runningSchema,
  }),
  mahadasha: nine,
  antardasha: nine,
  paryantardasha: nine,
  Shookshamadasha: nine,
  Pranadasha: nine,
});
export type CurrentDashaFull = v.InferOutput<typeof currentFullSchema>;

const rowsOfNine = <Cell extends v.GenericSchema>(cell: Cell) =>
  v.pipe(v.array(v.pipe(v.array(cell), v.length(9))), v.length(9));

const besideVimshottari = v.object({
  yogini: yoginiSchema,
  char: charSchema,
  /** `null` if now is outside the 120 years; so is the next field. */
  current_mahadasha: v.nullable(currentDashaSchema),
  current_mahadasha_full: v.nullable(currentFullSchema),
  antardasha: v.object({
    /** One row for each mahadasha, as `Saturn/Mercury`. */
    antardashas: rowsOfNine(v.string()),
    /** The start of each. */
    antardasha_order: rowsOfNine(instantField),
  }),
  char_dasha_current: charSubSchema,
  char_dasha_main: v.object({
    start_date: instantField,
    dasha_list: v.array(signField),
    dasha_lord_list: v.array(grahaField),
    dasha_end_dates: v.array(instantField),
  }),
  char_dasha_sub: v.array(charSubSchema),
  yogini_dasha_main: v.object({
    dasha_list: v.array(v.picklist(yoginiNames)),
    dasha_lord_list: v.array(grahaField),
    dasha_end_dates: v.array(instantField),
  }),
  yogini_dasha_sub: v.array(
    v.object({
      main_dasha: v.picklist(yoginiNames),
      main_dasha_lord: grahaField,
      sub_dasha_list: v.array(v.picklist(yoginiNames)),
      sub_dasha_start_dates: v.array(instantField),
      sub_dasha_end_dates: v.array(instantField),
    }),
  ),
});

/**
 * Section `dashas`: three systems, and the same in the format that other astrology APIs use. The server
 * returns all of it; a page may need only vimshottari, so the rest is optional in this schema.
 */
export const dashasSchema = v.object({
  vimshottari: vimshottariSchema,
  ...v.partial(besideVimshottari).entries,
});
export type Dashas = v.InferOutput<typeof dashasSchema>;
/** The response of the server. */
export type AllDashas = v.InferOutput<typeof besideVimshottari> & Pick<Dashas, 'vimshottari'>;

/** Data of POST /api/kundli/vimshottari: the nine subperiods of the requested path. */
export const vimshottariPathSchema = v.object({
  path: v.array(grahaField),
  level: v.picklist(dashaLevels),
  /** With the id of `planet`. */
  periods: v.pipe(v.array(v.object({ ...periodSchema.entries, lord: grahaIdField })), v.length(9)),
});
