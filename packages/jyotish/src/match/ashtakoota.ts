import { checkSetting } from '../check-setting.ts';
import type { PlanetId } from '../chart/bodies.ts';
import { naturalFriendship } from '../chart/friendship.ts';
import type { Friendship } from '../chart/friendship.ts';
import type { Gana, Nadi, Nakshatra } from '../chart/nakshatras.ts';
import { houseFrom } from '../chart/signs.ts';
import type { HouseNumber, SignNumber, Varna, VashyaGroup } from '../chart/signs.ts';
import { ofBoth } from './couple.ts';
import type { Couple } from './couple.ts';
import { bhakootExceptions, nadiExceptions } from './koota-exceptions.ts';
import type { KootaException } from './koota-exceptions.ts';
import {
  GANA_TABLES,
  ganaPoints,
  VARNA_RANK,
  VASHYA_TABLES,
  vashyaPoints,
  yoniPoints,
} from './koota-tables.ts';
import type { GanaTable, VashyaTable } from './koota-tables.ts';
import type { MatchMoon } from './moon.ts';
import { taraFrom } from './tara.ts';
import type { Tara } from './tara.ts';

/** The eight kootas in the order of their tables, with their maximum points; 36 in all. */
export const KOOTA_FULL_SCORES = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  grahaMaitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
} as const;

/** One of the eight kootas. */
export type KootaName = keyof typeof KOOTA_FULL_SCORES;

/** Their names in the order of the table. */
export const KOOTA_NAMES = Object.keys(KOOTA_FULL_SCORES) as readonly KootaName[];

/** The lord of a Moon sign and its friendship towards the other's. */
export interface LordView {
  /** planet that rules the Moon sign */
  readonly lord: PlanetId;
  /** natural friendship */
  readonly view: Friendship;
}

/** A Moon sign and which house it is from the other's. */
export interface SignCount {
  /** Moon sign, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** 1 to 12, counted from the partner's sign */
  readonly count: HouseNumber;
}

/** What each koota compares. */
export interface KootaValues {
  /** class of the Moon sign */
  readonly varna: Varna;
  /** group of the Moon's place */
  readonly vashya: VashyaGroup;
  /** counted from the partner's nakshatra */
  readonly tara: Tara;
  /** animal and sex of the nakshatra */
  readonly yoni: Nakshatra['yoni'];
  /** lord of the Moon sign */
  readonly grahaMaitri: LordView;
  /** temperament of the nakshatra */
  readonly gana: Gana;
  /** Moon sign, with its distance */
  readonly bhakoot: SignCount;
  /** one of three, by the nakshatra */
  readonly nadi: Nadi;
}

/** One koota: the attributes of both, and its score. */
export interface Koota<Name extends KootaName = KootaName> extends Couple<KootaValues[Name]> {
  /** by the plain table, in halves from 0 to `fullScore` */
  readonly score: number;
  /** the most that this koota can give: 1 to 8 */
  readonly fullScore: number;
  /** rules under which a school lifts a score of 0; reported only, never added */
  readonly exceptions: readonly KootaException[];
}

/** Tables on which almanacs differ. */
export interface KootaOptions {
  /** default `symmetric` */
  readonly vashya?: VashyaTable;
  /** default `deva_boy` */
  readonly gana?: GanaTable;
}

/** Traditional bands of a total: below 18, below 25, below 33, from 33. */
export type AshtakootaVerdict = 'not_recommended' | 'average' | 'very_good' | 'excellent';

/** The eight kootas of a couple. */
export interface Ashtakoota {
  /** by their names */
  readonly kootas: { readonly [Name in KootaName]: Koota<Name> };
  /** plain sum of the eight scores, 0 to 36 */
  readonly total: number;
  readonly fullScore: 36;
  /** what the total means */
  readonly verdict: AshtakootaVerdict;
}

function koota<Name extends KootaName>(
  name: Name,
  values: Couple<KootaValues[Name]>,
  score: number,
  exceptions: readonly KootaException[] = [],
): Koota<Name> {
  return { ...values, score, fullScore: KOOTA_FULL_SCORES[name], exceptions };
}

/** Points of the two views that the lords of the Moon signs have of each other. */
const MAITRI_POINTS: Readonly<Record<Friendship, Readonly<Record<Friendship, number>>>> = {
  friend: { friend: 5, neutral: 4, enemy: 1 },
  neutral: { friend: 4, neutral: 3, enemy: 0.5 },
  enemy: { friend: 1, neutral: 0.5, enemy: 0 },
};

/** Natural friendship of the lords of both Moon signs. */
export function lordViews({ boy, girl }: Couple<MatchMoon>): Couple<LordView> {
  const [his, hers] = [boy.sign.lord, girl.sign.lord];
  return {
    boy: { lord: his, view: naturalFriendship(his, hers) },
    girl: { lord: hers, view: naturalFriendship(hers, his) },
  };
}

function grahaMaitri(moons: Couple<MatchMoon>): Koota<'grahaMaitri'> {
  const views = lordViews(moons);
  return koota('grahaMaitri', views, MAITRI_POINTS[views.boy.view][views.girl.view]);
}

function tara({ boy, girl }: Couple<MatchMoon>): Koota<'tara'> {
  const taras = {
    boy: taraFrom(girl.nakshatra.number, boy.nakshatra.number),
    girl: taraFrom(boy.nakshatra.number, girl.nakshatra.number),
  };
  return koota('tara', taras, (taras.boy.good ? 1.5 : 0) + (taras.girl.good ? 1.5 : 0));
}

/** Signs 2 and 12, 5 and 9, 6 and 8 from each other give no points. */
function bhakoot(moons: Couple<MatchMoon>): Koota<'bhakoot'> {
  const [his, hers] = [moons.boy.sign.number, moons.girl.sign.number];
  const counts = {
    boy: { sign: his, count: houseFrom(hers, his) },
    girl: { sign: hers, count: houseFrom(his, hers) },
  };
  const adverse = [2, 12, 5, 9, 6, 8].includes(counts.boy.count);
  return koota('bhakoot', counts, adverse ? 0 : 7, adverse ? bhakootExceptions(moons) : []);
}

function nadi(moons: Couple<MatchMoon>): Koota<'nadi'> {
  const nadis = ofBoth(moons, ({ nakshatra }) => nakshatra.nadi);
  const same = nadis.boy === nadis.girl;
  return koota('nadi', nadis, same ? 0 : 8, same ? nadiExceptions(moons) : []);
}

function verdictOf(total: number): AshtakootaVerdict {
  if (total < 18) return 'not_recommended';
  if (total < 25) return 'average';
  return total < 33 ? 'very_good' : 'excellent';
}

/**
 * The eight kootas from both Moons (Muhurta Chintamani ch. 6, with the tables of today's almanacs). Varna and gana are
 * not symmetric; the other six are, by the default tables.
 * @throws JyotishError `out_of_range` for a table that does not exist
 */
export function ashtakoota(moons: Couple<MatchMoon>, tables: KootaOptions = {}): Ashtakoota {
  const { vashya: vashyaTable = 'symmetric', gana: ganaTable = 'deva_boy' } = tables;
  checkSetting('vashya', vashyaTable, VASHYA_TABLES);
  checkSetting('gana', ganaTable, GANA_TABLES);
  const varnas = ofBoth(moons, ({ sign }) => sign.varna);
  const groups = ofBoth(moons, ({ vashya }) => vashya);
  const yonis = ofBoth(moons, ({ nakshatra }) => nakshatra.yoni);
  const ganas = ofBoth(moons, ({ nakshatra }) => nakshatra.gana);
  const kootas: Ashtakoota['kootas'] = {
    varna: koota('varna', varnas, VARNA_RANK[varnas.boy] >= VARNA_RANK[varnas.girl] ? 1 : 0),
    vashya: koota('vashya', groups, vashyaPoints(vashyaTable, groups.boy, groups.girl)),
    tara: tara(moons),
    yoni: koota('yoni', yonis, yoniPoints(yonis.boy.animal, yonis.girl.animal)),
    grahaMaitri: grahaMaitri(moons),
    gana: koota('gana', ganas, ganaPoints(ganaTable, ganas.boy, ganas.girl)),
    bhakoot: bhakoot(moons),
    nadi: nadi(moons),
  };
  const total = KOOTA_NAMES.reduce((sum, name) => sum + kootas[name].score, 0);
  return { kootas, total, fullScore: 36, verdict: verdictOf(total) };
}
