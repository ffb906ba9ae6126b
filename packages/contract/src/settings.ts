import * as v from 'valibot';
import {
  ayanamsas,
  defaultSunrise,
  ownAyanamsaPattern,
  sunrises,
  yearLengths,
  type OwnAyanamsa,
} from './choices.ts';
import { say } from './messages.ts';
import { chosenSchoolFields } from './schools.ts';

/** The degrees of an ayanamsa of one's own on 1 January 2000, noon, as text from `-30` to `60`; it grows like Lahiri's. */
const ownAyanamsaField = v.pipe(
  v.string(),
  v.regex(ownAyanamsaPattern, say('choiceUnknown')),
) as unknown as v.GenericSchema<OwnAyanamsa>;

/** A named ayanamsa, or one of one's own. */
export const ayanamsaField = v.union(
  [v.picklist(ayanamsas), ownAyanamsaField],
  say('choiceUnknown'),
);

/** For calls whose results are cached for all readers. */
export const namedAyanamsaOption = v.optional(
  v.picklist(ayanamsas, say('choiceUnknown')),
  'lahiri',
);

/** Settings that any calculation accepts, with the defaults of the product. */
export const calculationOptions = {
  ayanamsa: v.optional(ayanamsaField, 'lahiri'),
  node: v.optional(v.picklist(['mean', 'true'], say('choiceUnknown')), 'mean'),
  /** Length of a dasha year, days. */
  year_days: v.optional(v.picklist(yearLengths, say('choiceUnknown')), 365.25),
  sunrise: v.optional(v.picklist(sunrises, say('choiceUnknown')), defaultSunrise),
  ashtakvarga_school: v.optional(
    v.picklist(['varahamihira', 'parashara'], say('choiceUnknown')),
    'varahamihira',
  ),
} as const;

/** Clocks used at a place beside the one that is assumed. */
const clockIds = ['bengal_advance', 'bombay', 'calcutta', 'goa', 'railway'] as const;

/** What is known of the clock of a place, beyond its zone and offset. */
export const clockFields = {
  /** The city whose mean time was the standard time of the place: `Paris`. */
  mean_time_of: v.optional(v.string()),
  /**
   * The zone of the place, where `timezone` is its offset: before 1970 if runtimes merge that zone with another one, and
   * the standard offset that the place kept while the zone was advanced in a war.
   */
  zone: v.optional(v.string()),
  /** Other clocks of the place and that time, each with the fixed offset to send as `timezone` for it. */
  other_clocks: v.optional(v.array(v.object({ id: v.picklist(clockIds), timezone: v.string() }))),
};

/** The settings that a result was made with. */
export const settingsSchema = v.object({
  ayanamsa: ayanamsaField,
  /** Mean ayanamsa at the time of birth, degrees, as almanacs print it; positions subtract nutation in longitude too. */
  ayanamsa_degrees: v.number(),
  node: v.picklist(['mean', 'true']),
  house_system: v.literal('whole_sign'),
  /** Start of the first house if not the ascendant: for a birth whose time is not known. */
  houses_from: v.optional(v.literal('moon')),
  year_days: v.number(),
  sunrise: v.picklist(sunrises),
  timezone: v.string(),
  /** Offset at the place and time, minutes east of UTC; a fraction in local mean time. */
  utc_offset_minutes: v.number(),
  /**
   * The place had no standard time yet: `timezone` is the local mean time of its meridian, a fixed offset.
   */
  local_mean_time: v.optional(v.literal(true)),
  ...clockFields,
  /** The choices on which schools differ that are not the default; missing if all are. */
  schools: v.optional(v.object(chosenSchoolFields)),
});
export type Settings = v.InferOutput<typeof settingsSchema>;
