import * as v from 'valibot';
import { birthSchema } from './birth.ts';
import { grahaField, keyedByBody, signField, twelfthField } from './bodies.ts';
import { dateOrInstantField } from './date-or-instant.ts';
import { instantField } from './fields.ts';
import { say } from './messages.ts';
import { latitudeField, longitudeField } from './panchang-request.ts';
import { planetSchema } from './planet-details.ts';
import { nodeDignityOption } from './schools.ts';
import { calculationOptions, settingsSchema } from './settings.ts';

/** The years of life that have an annual chart. */
export const yearsOfLife = { first: 1, last: 120 } as const;

/** 1 for the year that begins at birth. */
export const yearOfLifeField = v.pipe(
  v.number(say('valueNotNumber')),
  v.integer(say('yearOfLifeRange')),
  v.minValue(yearsOfLife.first, say('yearOfLifeRange')),
  v.maxValue(yearsOfLife.last, say('yearOfLifeRange')),
);

/** Where the chart of a year is cast instead of at the birth place: where the person lives when the year begins. */
export const yearPlaceSchema = v.object(
  {
    /** Repeated in the response. */
    name: v.optional(
      v.pipe(v.string(say('valueNotText')), v.trim(), v.maxLength(200, say('valueInvalid'))),
      '',
    ),
    latitude: v.optional(latitudeField, ''),
    longitude: v.optional(longitudeField, ''),
  },
  say('valueInvalid'),
);
export type YearPlace = v.InferOutput<typeof yearPlaceSchema>;

/** Body of POST /api/kundli/year. Without `year`, the year of life that runs at `at`. */
export const yearChartRequestSchema = v.object({
  birth: v.optional(birthSchema, {}),
  /** The year of life, 1 to 120: 1 begins at birth, 31 at the thirtieth birthday. */
  year: v.optional(yearOfLifeField),
  /**
   * When the running year and the running mudda period apply: a date, `YYYY-MM-DD`, for its noon by the clock of the birth's
   * place, or an instant in UTC. From the birth to 2200; now if absent.
   */
  at: dateOrInstantField,
  /** Without it the chart is cast for the place of birth. */
  place: v.optional(yearPlaceSchema),
  ...calculationOptions,
  node_dignity: nodeDignityOption,
});
export type YearChartRequest = v.InferOutput<typeof yearChartRequestSchema>;
export type YearChartInput = v.InferInput<typeof yearChartRequestSchema>;

const offices = ['muntha', 'birth_lagna', 'annual_lagna', 'trirashi', 'day_night'] as const;
const yearLordRules = [
  'strongest_aspecting',
  'strongest',
  'muntha',
  'ithasala_with_moon',
  'lord_of_moon',
] as const;

const yearLordSchema = v.object({
  planet: grahaField,
  /**
   * Why it was chosen: the strongest of those who aspect the ascendant; the strongest, as none does; the lord of the muntha,
   * as the best is weak or two are equal; in place of the Moon, the planet that it has an ithasala with, or the lord of its sign.
   */
  rule: v.picklist(yearLordRules),
  /** The five candidates. */
  candidates: v.pipe(
    v.array(
      v.object({
        /** Lord of the muntha, of the ascendant at birth, of that of the year, of its triplicity, of the Sun's or Moon's sign. */
        office: v.picklist(offices),
        planet: grahaField,
        /** Panchavargiya bala, 0 to 20. */
        strength: v.number(),
        /** Its aspect on the ascendant of the year, 0 to 60; without one it cannot become lord of the year. */
        aspect: v.number(),
      }),
    ),
    v.length(5),
  ),
});
export type YearLord = v.InferOutput<typeof yearLordSchema>;

/** Whose division the planet is in by Tajika's rule, with the points that it gives. */
const divisionSchema = v.object({
  lord: grahaField,
  place: v.picklist(['own', 'friend', 'neutral', 'enemy']),
  points: v.number(),
});

/** Panchavargiya bala of a planet. */
const yearStrengthSchema = v.object({
  planet: grahaField,
  /** Sign, up to 30 points. */
  kshetra: divisionSchema,
  /** Distance from the deepest debilitation, up to 20 points. */
  uchcha: v.object({ points: v.number() }),
  /** Unequal fifth of the sign, up to 15 points. */
  hadda: divisionSchema,
  /** Third of the sign, up to 10 points. */
  drekkana: divisionSchema,
  /** Ninth of the sign, up to 5 points. */
  navamsa: divisionSchema,
  /** The five together divided by four, 0 to 20. */
  total: v.number(),
  grade: v.picklist(['feeble', 'weak', 'strong', 'very_strong']),
});
export type YearStrength = v.InferOutput<typeof yearStrengthSchema>;

/** Two planets whose degrees are near: the faster comes up to the slower (ithasala) or has passed it (ishrafa). */
const contactSchema = v.object({
  yoga: v.picklist(['ithasala', 'ishrafa']),
  fast: grahaField,
  slow: grahaField,
  /** Of an ithasala: within a degree, within the orb, or to come from the next sign. `null` of an ishrafa. */
  stage: v.nullable(v.picklist(['complete', 'present', 'future'])),
  /** How far the degrees in their signs are apart. */
  separation: v.number(),
  /** Half the sum of both orbs of light, degrees. */
  orb: v.number(),
});
export type YearContact = v.InferOutput<typeof contactSchema>;

const houseYogas = [
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'gairi_kamboola',
  'khallasara',
  'radda',
  'duphali_kuttha',
  'dutthottha_davira',
  'tambira',
] as const;
const weaknesses = ['retrograde', 'combust', 'debilitated', 'in_6_8_12'] as const;
const weakSchema = v.object({ planet: grahaField, by: v.array(v.picklist(weaknesses)) });

/** A yoga between the lord of the ascendant of the year and the lord of a house. */
const houseYogaSchema = v.object({
  yoga: v.picklist(houseYogas),
  house: twelfthField,
  lagna_lord: grahaField,
  house_lord: grahaField,
  /**
   * The planets that make it beside the two lords: who carries the light (nakta, yamaya), who breaks in (manau), the partners of
   * the Moon (kamboola, gairi kamboola), the helper (dutthottha davira, tambira). Of duphali kuttha the strong one of the two,
   * of radda the weak ones; none of khallasara.
   */
  planets: v.array(grahaField),
});
export type YearHouseYoga = v.InferOutput<typeof houseYogaSchema>;

const muddaPeriodSchema = v.object({ lord: grahaField, start: instantField, end: instantField });

/** Data of POST /api/kundli/year: the annual chart of Tajika. */
export const yearChartSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  /** The year of life, 1 to 120. */
  year: v.number(),
  /** The year of life that is running at the instant of the request; `null` before birth and after 120 years. */
  running_year: v.nullable(v.number()),
  /** The Sun's return to its sidereal place at birth: the year begins. */
  start: instantField,
  /** The next return: the year ends. */
  end: instantField,
  /** Whether the Sun is above the horizon at the return. */
  by_day: v.boolean(),
  /** Where the chart is cast, if not at the place of birth. */
  place: v.nullable(v.object({ name: v.string(), latitude: v.number(), longitude: v.number() })),
  /** The chart of the return, ascendant and grahas under `"0"` to `"9"` as in `planet_details`. */
  chart: v.object(keyedByBody(planetSchema)),
  /** The ascendant at birth, one sign further for each completed year. */
  muntha: v.object({
    zodiac: signField,
    /** House in the chart of the year. */
    house: twelfthField,
    lord: grahaField,
  }),
  year_lord: yearLordSchema,
  /** Strengths of the seven planets. */
  strengths: v.pipe(v.array(yearStrengthSchema), v.length(7)),
  /** Ithasala and ishrafa of every pair of the seven. */
  contacts: v.array(contactSchema),
  /** All seven in angles and the houses after them, or all in the third, sixth, ninth and twelfth; else `null`. */
  whole_chart: v.nullable(v.picklist(['ikkavala', 'induvara'])),
  /** Planets that are strong by house and place, without weakness (kuttha). */
  strong: v.array(grahaField),
  /** Planets that are weakened, and by what (durapha). */
  weak: v.array(weakSchema),
  house_yogas: v.array(houseYogaSchema),
  /** Vimshottari of one year: nine periods from return to return, each with its nine parts. */
  mudda: v.pipe(
    v.array(
      v.object({
        ...muddaPeriodSchema.entries,
        sub_dashas: v.pipe(v.array(muddaPeriodSchema), v.length(9)),
      }),
    ),
    v.length(9),
  ),
  /** The mudda periods at the instant of the request; `null` where it lies in another year. */
  current: v.nullable(v.object({ dasha: muddaPeriodSchema, sub_dasha: muddaPeriodSchema })),
});
export type YearChart = v.InferOutput<typeof yearChartSchema>;

export const yearChartResponseSchema = v.object({ data: yearChartSchema });
