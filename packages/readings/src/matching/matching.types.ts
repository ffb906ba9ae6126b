import type {
  Couple,
  Friendship,
  Gana,
  GrahaId,
  HouseNumber,
  KootaException,
  KootaName,
  Nadi,
  PapasamyaOutcome,
  PoruthamException,
  PoruthamName,
  RajjuPart,
  TaraName,
  Varna,
  VashyaGroup,
  YoniAnimal,
} from '@jyoti/jyotish';

/** The relation of two Moon signs, whichever is counted from. */
export type SignRelation = '1/1' | '2/12' | '3/11' | '4/10' | '5/9' | '6/8' | '7/7';

/** Possible outcomes of each koota, each with its own sentence. */
export interface KootaOutcomes {
  varna: 'same' | 'boy_higher' | 'boy_lower';
  /** by the points of the two groups */
  vashya: '2' | '1' | '0.5' | '0';
  /** which of the two counts is good; one of them always is */
  tara: 'both' | 'boy_only' | 'girl_only';
  /** by the points of the two animals */
  yoni: '4' | '3' | '2' | '1' | '0';
  grahaMaitri: 'one_lord' | `both_${Friendship}` | 'mixed';
  /** boy first, then girl */
  gana: `${Gana}_${Gana}`;
  bhakoot: SignRelation;
  nadi: 'same' | 'different';
}

/** Possible outcomes of each porutham. */
export interface PoruthamOutcomes {
  dina: 'shared_good' | 'shared_not' | 'counted_good' | 'counted_not';
  gana: 'same' | 'deva_and_manushya' | 'girl_beyond' | 'girl_within' | 'boy_rakshasa';
  yoni: 'same' | 'not_opposed' | 'opposed';
  rasi: 'one_sign' | 'one_star' | 'from_seventh' | 'before_seventh';
  rasyadhipati: 'one_lord' | 'no_enemy' | 'one_enemy' | 'both_enemies';
  rajju: 'different' | 'shared';
  vedha: 'free' | 'pierced';
  mahendra: 'listed' | 'not_listed';
  streeDeergha: 'beyond' | 'within';
  vashya: 'drawn' | 'not_drawn';
}

/** How good a result is, with one word each on every page: of 36 points, of ten poruthams and of the percentage. */
export type MatchBand = 'low' | 'average' | 'good' | 'very_good';

/** Names of the partners; without names they are the boy and the girl. */
export type PartnerNames = Couple<string>;

/** Which of the two has an attribute. */
export type WhoHas = 'neither' | 'boy' | 'girl' | 'both';

type Words<Keys extends string | number> = Readonly<Record<Keys, string>>;

/** Sentences of a match with placeholders, and the words that fill them. */
export interface MatchingTexts {
  /** BCP 47: how a list of words is joined */
  readonly locale: string;
  readonly kootas: { readonly [Name in KootaName]: Words<KootaOutcomes[Name]> };
  readonly poruthams: { readonly [Name in PoruthamName]: Words<PoruthamOutcomes[Name]> };
  readonly kootaExceptions: Words<KootaException['code']>;
  readonly poruthamExceptions: Words<PoruthamException>;
  readonly rajju: Words<RajjuPart | 'different'>;
  readonly vedha: Words<'present' | 'absent'>;
  readonly bands: Words<MatchBand>;
  readonly ashtakoot: Words<MatchBand>;
  readonly dashakoot: Words<MatchBand>;
  /** rows that give everything, or nothing; singular for one row */
  readonly rows: {
    readonly full: Words<'none' | 'one' | 'many'>;
    readonly empty: Words<'none' | 'one' | 'many'>;
    readonly missing: Words<'none' | 'one' | 'many'>;
  };
  readonly papasamayaPoints: string;
  readonly overall: string;
  /** by the band of the percentage if it is that of the Ashtakoot; else whether it is higher or lower */
  readonly aggregate: Words<MatchBand | 'higher' | 'lower'>;
  readonly extended: {
    readonly totals: string;
    readonly mangal: Words<WhoHas>;
    readonly kaalSarp: Words<WhoHas>;
    readonly papasamaya: Words<PapasamyaOutcome>;
    readonly rajjuVedha: Words<'neither' | 'rajju' | 'vedha' | 'both'>;
    readonly closing: string;
  };
  /** the partners without names */
  readonly partners: PartnerNames;
  /** separator between two sentences */
  readonly between: string;
  readonly varnas: Words<Varna>;
  readonly vashyaGroups: Words<VashyaGroup>;
  readonly taras: Words<TaraName>;
  readonly animals: Words<YoniAnimal>;
  readonly ganas: Words<Gana>;
  readonly nadis: Words<Nadi>;
  readonly rajjuParts: Words<RajjuPart>;
  /** friendship of one lord towards another, after 'as' */
  readonly views: Words<Friendship>;
  readonly grahas: Words<GrahaId>;
  readonly ordinals: Words<HouseNumber>;
  readonly kootaNames: Words<KootaName>;
  readonly poruthamNames: Words<PoruthamName>;
}
