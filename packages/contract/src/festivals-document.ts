import * as v from 'valibot';
import { almanacLists, almanacRegions } from './almanac-lists.ts';
import { instantField } from './fields.ts';
import { almanacEntries } from './panchang-document.ts';

/** A day of a list, with what a family needs on it. */
const listedDaySchema = v.object({
  /** Id of the festival, fast or eclipse. */
  id: v.string(),
  /** `YYYY-MM-DD` */
  date: v.string(),
  /** The date in words: "Sun, 8 Nov". */
  when: v.string(),
  title: v.string(),
  /** Where or by whom it is observed; `null` of all India. */
  region: v.nullable(v.string()),
  /** Whether it is one of the great festivals, or an eclipse that can be seen. */
  major: v.boolean(),
  /** What it is, in sentences. */
  about: v.array(v.string()),
  /** Its tithi and its times, in sentences. */
  times: v.array(v.string()),
  /**
   * The hours that `times` names: those of its worship by their name, `fast_end`, and `seen` and `sutak` of an eclipse; `end`
   * is `null` where none is set.
   */
  hours: v.array(
    v.object({ name: v.string(), start: instantField, end: v.nullable(instantField) }),
  ),
});
export type ListedDay = v.InferOutput<typeof listedDaySchema>;

/** Data of GET /api/reports/festivals: a part for each list. */
export const festivalsDocumentSchema = v.object({
  ...almanacEntries,
  /** As requested; `null` for all of India. */
  region: v.nullable(v.picklist(almanacRegions)),
  year: v.number(),
  /** In which time zone times are. */
  zone: v.string(),
  parts: v.array(
    v.object({
      key: v.picklist(almanacLists),
      title: v.string(),
      /** What the list is. */
      intro: v.string(),
      /** By date; of `all` those that `festivals` lacks: `daysOfList` of `@jyoti/reports` has both. */
      days: v.array(listedDaySchema),
    }),
  ),
});
export type FestivalsDocument = v.InferOutput<typeof festivalsDocumentSchema>;
export const festivalsDocumentResponseSchema = v.object({ data: festivalsDocumentSchema });
