import type { Gana, Nakshatra } from '../chart/nakshatras.ts';
import { houseFrom } from '../chart/signs.ts';
import type { HouseNumber, SignNumber } from '../chart/signs.ts';
import { lordViews } from './ashtakoota.ts';
import type { LordView } from './ashtakoota.ts';
import { ofBoth } from './couple.ts';
import type { Couple } from './couple.ts';
import { yoniPoints } from './koota-tables.ts';
import type { MatchMoon } from './moon.ts';
import { rajjuOfCouple, vedhaOfCouple } from './rajju.ts';
import { nakshatraCount } from './tara.ts';

/** What each porutham compares, in the order of the table. */
export interface PoruthamValues {
  /** nakshatra, 1 to 27 */
  readonly dina: number;
  /** temperament of the nakshatra */
  readonly gana: Gana;
  /** animal and sex of the nakshatra */
  readonly yoni: Nakshatra['yoni'];
  /** Moon sign */
  readonly rasi: SignNumber;
  /** lord of the Moon sign */
  readonly rasyadhipati: LordView;
  /** part of the body and its order */
  readonly rajju: Nakshatra['rajju'];
  /** nakshatra, 1 to 27 */
  readonly vedha: number;
  /** nakshatra, 1 to 27 */
  readonly mahendra: number;
  /** nakshatra, 1 to 27 */
  readonly streeDeergha: number;
  /** Moon sign */
  readonly vashya: SignNumber;
}

/** One of the ten poruthams. */
export type PoruthamName = keyof PoruthamValues;

/** Their names in the order of the table. */
export const PORUTHAM_NAMES = [
  'dina',
  'gana',
  'yoni',
  'rasi',
  'rasyadhipati',
  'rajju',
  'vedha',
  'mahendra',
  'streeDeergha',
  'vashya',
] as const satisfies readonly PoruthamName[];

/** One porutham: the attributes of both, and whether they agree. */
export interface Porutham<Name extends PoruthamName = PoruthamName> extends Couple<
  PoruthamValues[Name]
> {
  /** 1 if it is present, else 0 */
  readonly score: 0 | 1;
  readonly fullScore: 1;
  /** other readings of the same facts; reported only, never counted */
  readonly exceptions: readonly PoruthamException[];
}

/**
 * `third_round`: dina fails by its remainder, but the count is beyond 18, where one Tamil school lets
 * every nakshatra pass. `outside_the_list`: dina passes by its remainder, but the almanacs that list
 * counts leave 17, 22 and 27 out. `rakshasa_beyond_fourteen`: gana passes only because the count is
 * beyond 14.
 */
export type PoruthamException = 'third_round' | 'outside_the_list' | 'rakshasa_beyond_fourteen';

/** The ten poruthams of a couple. */
export interface TenPorutham {
  /** by their names */
  readonly poruthams: { readonly [Name in PoruthamName]: Porutham<Name> };
  /** the boy's nakshatra counted from the girl's, 1 to 27 */
  readonly nakshatraCount: number;
  /** the boy's Moon sign counted from the girl's, 1 to 12 */
  readonly signCount: HouseNumber;
  /** how many of the ten are present */
  readonly total: number;
  readonly fullScore: 10;
}

/** Rohini, Ardra, Magha, Hasta, Vishakha, Shravana, Uttara Bhadrapada, Revati: good when shared. */
const GOOD_WHEN_SHARED: readonly number[] = [4, 6, 10, 13, 16, 22, 26, 27];

const MAHENDRA_COUNTS: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];

/** The signs that are vashya to a sign of the girl. It is not symmetric. */
const VASHYA: Readonly<Record<SignNumber, readonly SignNumber[]>> = {
  1: [5, 8],
  2: [4, 7],
  3: [6],
  4: [8, 9],
  5: [7],
  6: [3, 12],
  7: [6, 10],
  8: [4],
  9: [12],
  10: [1, 11],
  11: [1],
  12: [10],
};

function porutham<Value>(
  values: Couple<Value>,
  passes: boolean,
  exceptions: readonly PoruthamException[] = [],
): Couple<Value> & Pick<Porutham, 'score' | 'fullScore' | 'exceptions'> {
  const { boy, girl } = values;
  return { boy, girl, score: passes ? 1 : 0, fullScore: 1, exceptions };
}

function dina(nakshatras: Couple<number>, count: number): Porutham<'dina'> {
  if (count === 1) return porutham(nakshatras, GOOD_WHEN_SHARED.includes(nakshatras.boy));
  const passes = [0, 2, 4, 6, 8].includes(count % 9);
  const exceptions: PoruthamException[] = [];
  if (!passes && count > 18 && count % 9 !== 1) exceptions.push('third_round');
  if (passes && [17, 22, 27].includes(count)) exceptions.push('outside_the_list');
  return porutham(nakshatras, passes, exceptions);
}

function gana(ganas: Couple<Gana>, count: number): Porutham<'gana'> {
  const { boy, girl } = ganas;
  if (girl === 'rakshasa' && boy !== 'rakshasa') {
    const beyond = count > 14;
    return porutham(ganas, beyond, beyond ? ['rakshasa_beyond_fourteen'] : []);
  }
  return porutham(ganas, boy === girl || boy !== 'rakshasa');
}

/** From the seventh sign on, and the same sign when the nakshatras differ. */
function rasiPasses(signCount: number, count: number): boolean {
  return signCount >= 7 || (signCount === 1 && count !== 1);
}

/**
 * The ten poruthams by the Tamil rules, each there or not, from both Moons (Kalaprakasika; South
 * Indian almanacs). Most count from the girl to the boy: exchange the partners and the result changes.
 */
export function tenPorutham(moons: Couple<MatchMoon>): TenPorutham {
  const nakshatras = ofBoth(moons, ({ nakshatra }) => nakshatra.number);
  const signs = ofBoth(moons, ({ sign }) => sign.number);
  const yonis = ofBoth(moons, ({ nakshatra }) => nakshatra.yoni);
  const views = lordViews(moons);
  const rajju = rajjuOfCouple(moons);
  const count = nakshatraCount(nakshatras.girl, nakshatras.boy);
  const signCount = houseFrom(signs.girl, signs.boy);
  const poruthams: TenPorutham['poruthams'] = {
    dina: dina(nakshatras, count),
    gana: gana(
      ofBoth(moons, ({ nakshatra }) => nakshatra.gana),
      count,
    ),
    yoni: porutham(yonis, yoniPoints(yonis.boy.animal, yonis.girl.animal) > 0),
    rasi: porutham(signs, rasiPasses(signCount, count)),
    rasyadhipati: porutham(views, views.boy.view !== 'enemy' && views.girl.view !== 'enemy'),
    rajju: porutham(rajju, !rajju.present),
    vedha: porutham(nakshatras, !vedhaOfCouple(moons).present),
    mahendra: porutham(nakshatras, MAHENDRA_COUNTS.includes(count)),
    streeDeergha: porutham(nakshatras, count > 13),
    vashya: porutham(signs, VASHYA[signs.girl].includes(signs.boy)),
  };
  const total = PORUTHAM_NAMES.reduce((sum, name) => sum + poruthams[name].score, 0);
  return { poruthams, nakshatraCount: count, signCount, total, fullScore: 10 };
}
