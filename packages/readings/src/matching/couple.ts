import {
  signFromIndex,
  type Chart,
  type Couple,
  type DashaLevel,
  type GrahaId,
  type HouseNumber,
  type Judged,
  type Koota,
  type KootaException,
  type Match,
} from '@jyoti/jyotish';
import { chartsMessages } from '@jyoti/language/terms/charts';
import { judgementClauses, verdictReason } from '../judgement/index.ts';
import type { ReadingLanguage } from '../language.ts';
import { coupleMessages, type CoupleMessages } from '../messages.generated/couple.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { matchingMessages } from '../messages.generated/matching.ts';
import { inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaName, nakshatraName, signName } from '../words.ts';
import {
  navamsaBond,
  type CoupleJudgement,
  type CouplePoint,
  type PartnerJudgement,
} from './couple-judgement.ts';
import { bhakootPair, kootaExceptionSentence } from './koota-sentences.ts';

type Partner = 'boy' | 'girl';

/** What the texts on a couple are chosen from. */
export interface CoupleFacts {
  /** the two birth charts */
  readonly charts: Couple<Chart>;
  /** kootas and doshas of the two */
  readonly match: Match;
  /** the two weighed together */
  readonly judged: CoupleJudgement;
  /** what the two are called */
  readonly names: Couple<string>;
  /** a day in words, of a Julian day UT */
  readonly day: (jdUt: number, partner: Partner) => string;
}

const figure = (value: number) => String(Math.round(value * 100) / 100);

/** The answer to "then is it all right?", weighed against the points of the kootas where the two differ. */
export function coupleAnswer(
  { match: { ashtakoota }, judged: { verdict } }: CoupleFacts,
  language: ReadingLanguage,
): Reading {
  return reading(coupleMessages, language, ({ answer, againstKootas }) => {
    const { total } = ashtakoota;
    const isLow = ashtakoota.verdict === 'not_recommended';
    const isGood = ashtakoota.verdict === 'very_good' || ashtakoota.verdict === 'excellent';
    const other =
      isLow && verdict !== 'effort' ? 'raised' : isGood && verdict === 'effort' ? 'lowered' : null;
    const weighed = other ? [say(againstKootas[other], { total: figure(total) })] : [];
    return [answer[verdict], ...weighed].join(' ');
  });
}

/** Whose point it is: of one, of both, or of the couple. */
type Who = Partner | 'both';

function pointSentence(
  { id, weight }: CouplePoint,
  who: Who,
  { charts, match, judged, names, day }: CoupleFacts,
  language: ReadingLanguage,
): string {
  const { points, pairs, topics } = inLanguage(coupleMessages, language);
  const { rajjuParts } = inLanguage(matchingMessages, language);
  const { kootas, total } = match.ashtakoota;
  const side = weight > 0 ? 'for' : 'against';
  const one: Partner = who === 'girl' ? 'girl' : 'boy';
  const { boy, girl } = judged.partners;
  const lords = { boy: boy.navamsa.lord, girl: girl.navamsa.lord };
  const main = (partner: Partner) => judged.partners[partner].periods?.mahadasha;
  const lord = main(one)?.lord;
  const pair = bhakootPair(kootas.bhakoot);
  const values = {
    total: figure(total),
    nadi: inLanguage(chartsMessages, language).nadis[kootas.nadi.boy],
    pair: pair in pairs ? pairs[pair as keyof typeof pairs] : '',
    topic: pair in topics ? topics[pair as keyof typeof topics] : '',
    name: names[one],
    who: who === 'both' ? 'both' : 'one',
    boyName: names.boy,
    girlName: names.girl,
    percent: Math.round(match.mangal[one].percent),
    part: match.rajju.part ? rajjuParts[match.rajju.part] : '',
    boyStar: nakshatraName(charts.boy.grahas.moon.nakshatra, language),
    girlStar: nakshatraName(charts.girl.grahas.moon.nakshatra, language),
    one: lords.boy === lords.girl ? 'same' : 'two',
    boyLord: grahaName(lords.boy, language),
    girlLord: grahaName(lords.girl, language),
    graha: lord ? grahaName(lord, language) : '',
    boyEnd: day(main('boy')?.endJdUt ?? 0, 'boy'),
    girlEnd: day(main('girl')?.endJdUt ?? 0, 'girl'),
  };
  const exception = (koota: Koota) => (koota.exceptions.length > 0 ? 'excepted' : 'stands');
  switch (id) {
    case 'kootas':
      return say(points.kootas[weight < 0 ? 'low' : weight < 1 ? 'enough' : 'good'], values);
    case 'nadi':
      return say(points.nadi[exception(kootas.nadi)], values);
    case 'bhakoot':
      return say(points.bhakoot[exception(kootas.bhakoot)], values);
    case 'mangal':
    case 'rajju':
    case 'vedha':
    case 'dashas_change':
      return say(points[id], values);
    default:
      return say(points[id][side], values);
  }
}

/** One sentence for each point of a side, the heaviest first; one for both partners where it is of both. */
function sentencesOf(
  points: readonly CouplePoint[],
  facts: CoupleFacts,
  language: ReadingLanguage,
): string[] {
  return points
    .filter(({ id }, index) => points.findIndex((other) => other.id === id) === index)
    .map((point) => {
      const isOfBoth = points.filter(({ id }) => id === point.id).length > 1;
      return pointSentence(point, isOfBoth ? 'both' : (point.partner ?? 'both'), facts, language);
    });
}

/** What speaks for a couple and what to talk about, a sentence each, the heaviest first. */
export function couplePoints(
  facts: CoupleFacts,
  language: ReadingLanguage,
): Reading<{ readonly strengths: readonly string[]; readonly toTalkAbout: readonly string[] }> {
  return reading(coupleMessages, language, () => ({
    strengths: sentencesOf(facts.judged.supports, facts, language),
    toTalkAbout: sentencesOf(facts.judged.challenges, facts, language),
  }));
}

const RULES = {
  bhakoot: ['same_sign_lord', 'friendly_sign_lords'],
  nadi: [
    'same_nakshatra_different_pada',
    'same_sign_different_nakshatra',
    'same_nakshatra_different_sign',
    'exempt_nakshatras',
  ],
} as const satisfies Record<string, readonly KootaException['code'][]>;

/** What a dosha of the Moons means by tradition, and which of its exceptions were tested. */
export interface TestedDosha {
  /** what tradition fears of it */
  readonly meaning: string;
  /** a sentence for each rule: whether it holds, and why not */
  readonly tested: readonly string[];
  /** whether it counts after the exceptions */
  readonly conclusion: string;
}

/** What Bhakoot or Nadi dosha means by tradition and which exceptions hold; `text` is null where the dosha is absent. */
export function doshaTested(
  name: 'bhakoot' | 'nadi',
  { charts, match: { ashtakoota }, names }: CoupleFacts,
  language: ReadingLanguage,
): Reading<TestedDosha | null> {
  const { [name]: koota, bhakoot, grahaMaitri } = ashtakoota.kootas;
  return reading(coupleMessages, language, (texts) => {
    if (koota.score > 0) return null;
    const { fails, holds, tested, bhakootMeaning, nadiMeaning, moonsHere } = texts;
    const { views } = inLanguage(matchingMessages, language);
    const moons = { boy: charts.boy.grahas.moon, girl: charts.girl.grahas.moon };
    const values = {
      boyName: names.boy,
      girlName: names.girl,
      boySign: signName(moons.boy.sign, language),
      girlSign: signName(moons.girl.sign, language),
      boyStar: nakshatraName(moons.boy.nakshatra, language),
      girlStar: nakshatraName(moons.girl.nakshatra, language),
      boyPada: moons.boy.pada,
      girlPada: moons.girl.pada,
      boyLord: grahaName(grahaMaitri.boy.lord, language),
      girlLord: grahaName(grahaMaitri.girl.lord, language),
      boyView: views[grahaMaitri.boy.view],
      girlView: views[grahaMaitri.girl.view],
    };
    const one = koota.exceptions.find(({ code }) => code === 'same_sign_lord');
    const rules = RULES[name].filter((code) => !(one && code === 'friendly_sign_lords'));
    const pair = bhakootPair(bhakoot) as keyof CoupleMessages['bhakootMeaning'];
    return {
      meaning: name === 'nadi' ? `${nadiMeaning} ${say(moonsHere, values)}` : bhakootMeaning[pair],
      tested: rules.map((code) => {
        const exception = koota.exceptions.find((rule) => rule.code === code);
        return exception
          ? say(holds, { text: kootaExceptionSentence(exception, language).text })
          : say(fails[code], values);
      }),
      conclusion: tested[name][koota.exceptions.length > 0 ? 'excepted' : 'stands'],
    };
  });
}

/** Where the seventh house of a partner is, and what counts for it and against it. */
export function seventhHouseSentences(
  partner: Partner,
  { charts, judged, names }: CoupleFacts,
  language: ReadingLanguage,
): Reading<readonly string[]> {
  const house = judged.partners[partner].seventh;
  const name = names[partner];
  return reading(coupleMessages, language, ({ seventhHouse, seventhFacts }) => {
    const { supports, challenges } = judgementClauses(house, language);
    const facts = (side: keyof typeof seventhFacts, clauses: readonly string[]) =>
      clauses.length > 0 ? [say(seventhFacts[side], { name, clauses: clauses.join('; ') })] : [];
    return [
      say(seventhHouse, {
        name,
        sign: signName(signFromIndex(charts[partner].ascendant.sign + 5), language),
        lord: grahaName(house.lord, language),
        place: inLanguage(housesMessages, language)[house.lordHouse],
      }),
      ...facts('for', supports),
      ...facts('against', challenges),
    ];
  });
}

/** Where Venus or Jupiter of a partner is, and how strong. */
export function significatorSentence(
  graha: 'venus' | 'jupiter',
  partner: Partner,
  { charts, judged, names }: CoupleFacts,
  language: ReadingLanguage,
): Reading {
  const judgement: Judged = judged.partners[partner][graha];
  const { sign, house } = charts[partner].grahas[graha];
  return reading(coupleMessages, language, ({ planet }) => {
    const because = verdictReason(judgement, language, ['good_house', 'hard_house']);
    return say(planet[judgement.verdict], {
      name: names[partner],
      graha: grahaName(graha, language),
      sign: signName(sign, language),
      place: inLanguage(housesMessages, language)[house],
      hasReason: because === null ? 'no' : 'yes',
      because: because ?? '',
    });
  });
}

const bonds = { 1: 'for', 0: 'none', [-1]: 'against' } as const;

/** The navamsas of both, a sentence or two each, and how the lords of their ascendants regard each other. */
export function navamsaSentences(
  { judged: { partners }, names }: CoupleFacts,
  language: ReadingLanguage,
): Reading<readonly string[]> {
  return reading(coupleMessages, language, ({ navamsa: texts }) => {
    const of = (name: string, { navamsa }: PartnerJudgement) =>
      say(texts.of, {
        name,
        sign: signName(navamsa.ascendant, language),
        lord: grahaName(navamsa.lord, language),
        seventhLord: grahaName(navamsa.seventhLord, language),
        seventhSign: signName(navamsa.seventhLordSign, language),
        state: navamsa.state,
      });
    const { boy, girl } = partners;
    return [
      of(names.boy, boy),
      of(names.girl, girl),
      say(texts.lords[bonds[navamsaBond(boy.navamsa.lord, girl.navamsa.lord)]], {
        one: boy.navamsa.lord === girl.navamsa.lord ? 'same' : 'two',
        boyLord: grahaName(boy.navamsa.lord, language),
        girlLord: grahaName(girl.navamsa.lord, language),
      }),
    ];
  });
}

/** The running periods of a partner, and what they turn to. */
export function partnerPeriods(
  partner: Partner,
  { charts, judged, names, day }: CoupleFacts,
  language: ReadingLanguage,
): Reading {
  const name = names[partner];
  const { periods } = judged.partners[partner];
  return reading(coupleMessages, language, ({ periods: texts }) => {
    if (periods === null) return say(texts.none, { name });
    const { mahadasha, antardasha } = periods;
    const matter = (lord: GrahaId) =>
      texts.matters[charts[partner].grahas[lord].house as HouseNumber];
    const values = {
      name,
      main: grahaName(mahadasha.lord, language),
      sub: grahaName(antardasha.lord, language),
      mainEnd: day(mahadasha.endJdUt, partner),
      subEnd: day(antardasha.endJdUt, partner),
      topic: matter(mahadasha.lord),
      subTopic: matter(antardasha.lord),
      same: matter(mahadasha.lord) === matter(antardasha.lord) ? 'yes' : 'no',
    };
    return `${say(texts.of, values)} ${say(texts.topics, values)}`;
  });
}

/** A period that begins. */
export function periodBegins(
  { partner, level, lord, jdUt }: PeriodChange,
  { names, day }: Pick<CoupleFacts, 'names' | 'day'>,
  language: ReadingLanguage,
): Reading {
  return reading(coupleMessages, language, ({ periods }) =>
    say(periods.change, {
      date: day(jdUt, partner),
      name: names[partner],
      level,
      lord: grahaName(lord, language),
    }),
  );
}

/** The beginning of a period of a partner. */
export interface PeriodChange {
  /** in whose life */
  readonly partner: Partner;
  /** of the period that begins */
  readonly level: Extract<DashaLevel, 'mahadasha' | 'antardasha'>;
  /** of the period that begins */
  readonly lord: GrahaId;
  /** its beginning, Julian day UT */
  readonly jdUt: number;
}
