import * as v from 'valibot';
import { almanacRegions } from './almanac-lists.ts';
import { eclipseSchema, festivalSchema, masaSchema, monthSystemSchema } from './panchang-parts.ts';
import { settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/**
 * A vrat of a list. What its fast needs is in `puja` (pradosha, moonrise, midday, punya kaal) and in `parana` (when it ends);
 * `start` and `end` are those of its tithi; of a Sankranti both are the Sun's entry into the sign.
 */
export const vratSchema = v.object({
  ...festivalSchema.entries,
  /** `null` of a Sankranti. */
  tithi: v.nullable(
    v.object({
      /** 1 to 30; 15 is Purnima, 30 Amavasya. */
      number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
      name: v.string(),
      paksha: v.picklist(['shukla', 'krishna']),
    }),
  ),
  /** The lunar month; `null` of a Sankranti. */
  masa: v.nullable(masaSchema),
  /** Festivals of the same day with the same meaning: `Karva Chauth` of a Sankashti, `Guru Purnima` of a Purnima. */
  known_as: v.array(v.string()),
});
export type VratRow = v.InferOutput<typeof vratSchema>;

const rows = v.array(vratSchema);

/** Data of GET /api/panchang/year. */
export const panchangYearSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  year: v.number(),
  place: v.object({ latitude: v.number(), longitude: v.number() }),
  /** As requested; `null` for all of India. */
  region: v.nullable(v.picklist(almanacRegions)),
  months: monthSystemSchema,
  /** Festivals and vrats by date. */
  festivals: v.array(festivalSchema),
  lists: v.object({
    ekadashi: rows,
    pradosh: rows,
    sankashti: rows,
    vinayaka: rows,
    purnima: rows,
    amavasya: rows,
    sankranti: rows,
  }),
  eclipses: v.array(eclipseSchema),
});
export type PanchangYear = v.InferOutput<typeof panchangYearSchema>;
export const panchangYearResponseSchema = v.object({ data: panchangYearSchema });
