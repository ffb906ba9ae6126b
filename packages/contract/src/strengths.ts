import * as v from 'valibot';
import { twelfthField } from './bodies.ts';
import { sevenPlanets } from './chart-terms.ts';

/** Twelve whole numbers from 0 to 8, signs from Aries. */
const bindusOfSigns = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))),
  v.length(12),
);

/** A sixtieth of a rupa. Negative where malefic aspects prevail. */
const virupas = v.number();

const planetStrengthSchema = v.object({
  graha: v.picklist(sevenPlanets),
  /** The six strengths, and the parts of the first and the third. */
  sthana: v.object({
    uchcha: virupas,
    saptavargaja: virupas,
    ojha_yugma: virupas,
    kendradi: virupas,
    drekkana: virupas,
    total: virupas,
  }),
  dig: virupas,
  kala: v.object({
    nathonnatha: virupas,
    paksha: virupas,
    tribhaga: virupas,
    abda: virupas,
    masa: virupas,
    vara: virupas,
    hora: virupas,
    ayana: virupas,
    yuddha: virupas,
    total: virupas,
  }),
  cheshta: virupas,
  naisargika: virupas,
  drik: virupas,
  total: virupas,
  rupas: v.number(),
  required_rupas: v.number(),
  /** Rupas over those required; from 1 on the graha is strong. */
  ratio: v.number(),
  is_strong: v.boolean(),
  /** 1 for the highest ratio to 7 for the lowest. */
  rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  /** Good (ishta phala) and harm (kashta phala) that it can do, 0 to 60. */
  ishta: v.number(),
  kashta: v.number(),
  /** Placement in groups of 6, 7, 10 and 16 vargas, out of 20. */
  vimsopaka: v.object({
    shadvarga: v.number(),
    saptavarga: v.number(),
    dashavarga: v.number(),
    shodashavarga: v.number(),
  }),
  /** Its ashtakavarga before and after the reductions. */
  shodhana: v.optional(
    v.object({
      bindus: bindusOfSigns,
      /** After trikona shodhana. */
      trikona: bindusOfSigns,
      /** After ekadhipatya shodhana as well. */
      ekadhipatya: bindusOfSigns,
    }),
  ),
  /** Weighted sums of its ashtakavarga after both reductions. */
  pinda: v.object({ rasi: v.number(), graha: v.number(), sodhya: v.number() }),
});
export type PlanetStrength = v.InferOutput<typeof planetStrengthSchema>;

/** Section `strengths`: shadbala, vimsopaka bala and shodhya pinda of the seven planets, and bhava bala. */
export const strengthsSchema = v.object({
  /** Whose figures shadbala follows. */
  school: v.picklist(['raman', 'parashara']),
  planets: v.pipe(v.array(planetStrengthSchema), v.length(7)),
  houses: v.pipe(
    v.array(
      v.object({
        house: twelfthField,
        lord: v.picklist(sevenPlanets),
        /** The lord's shadbala. */
        adhipati: virupas,
        dig: virupas,
        drishti: virupas,
        total: virupas,
        rupas: v.number(),
        rank: twelfthField,
      }),
    ),
    v.length(12),
  ),
});
export type Strengths = v.InferOutput<typeof strengthsSchema>;
