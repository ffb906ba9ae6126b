import * as v from 'valibot';
import { ashtakvargaBodies } from './choices.ts';

/** Twelve integers, signs from Aries. */
function twelve(most: number) {
  return v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))),
    v.length(12),
  );
}

/** Section `ashtakvarga`. */
export const ashtakvargaSchema = v.object({
  ashtakvarga_order: v.pipe(v.array(v.picklist(ashtakvargaBodies)), v.length(8)),
  /** Names of the twelve signs, from Aries. */
  signs: v.pipe(v.array(v.string()), v.length(12)),
  /** Bindus of each body of the order in each sign, 0 to 8. */
  ashtakvarga_points: v.pipe(v.array(twelve(8)), v.length(8)),
  /** Sarvashtakavarga: the seven planets together; 337 in all. */
  ashtakvarga_total: twelve(56),
  school: v.picklist(['varahamihira', 'parashara']),
});
export type Ashtakvarga = v.InferOutput<typeof ashtakvargaSchema>;

/** A value for each of the eight. */
function byBody<Entry extends v.GenericSchema>(entry: Entry) {
  return v.object({
    Sun: entry,
    Moon: entry,
    Mars: entry,
    Mercury: entry,
    Jupiter: entry,
    Venus: entry,
    Saturn: entry,
    Ascendant: entry,
  });
}

/** Section `binnashtakvarga`: for each body, which giver grants it a bindu in which sign, and its totals. */
export const binnashtakvargaSchema = byBody(
  v.object({ contributors: byBody(twelve(1)), totals: twelve(8) }),
);
export type Binnashtakvarga = v.InferOutput<typeof binnashtakvargaSchema>;
