// The conditions of the yogas a second time, read from docs/rules/yoga.md and written as plain arithmetic of signs, with
// nothing of the engine but the chart. Tests compare the two over many charts.
import type { GrahaId, GrahaPlacement, Placement, Placements } from '../src/chart/index.ts';
import type { YogaId } from '../src/yoga/index.ts';

const PLANETS: readonly GrahaId[] = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
];
const ALL: readonly GrahaId[] = [...PLANETS, 'rahu', 'ketu'];
const FIVE = PLANETS.slice(2);
const GOOD: readonly GrahaId[] = ['mercury', 'jupiter', 'venus'];
const BAD: readonly GrahaId[] = ['sun', 'mars', 'saturn'];
/** Lords of Aries to Pisces. */
const LORDS: readonly GrahaId[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];
/** Signs of exaltation, Aries as 0; debilitation is six on. */
const EXALTATION: Partial<Record<GrahaId, number>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
};
const K = [1, 4, 7, 10];
const KT = [1, 4, 5, 7, 9, 10];
const DUS = [6, 8, 12];
const UPA = [3, 6, 10, 11];
const MOVABLE = [0, 3, 6, 9];
const FIXED = [1, 4, 7, 10];

/** The facts of a chart that the conditions use. */
function ask({ ascendant, grahas }: Placements) {
  const turn = (number: number): number => ((number % 12) + 12) % 12;
  const lagna = ascendant.sign - 1;
  const p = (graha: GrahaId): GrahaPlacement => grahas[graha];
  const s = (graha: GrahaId): number => p(graha).sign - 1;
  const h = (graha: GrahaId): number => turn(s(graha) - lagna) + 1;
  /** the place of `b` counted from `a` */
  const f = (a: GrahaId, b: GrahaId): number => turn(s(b) - s(a)) + 1;
  const l = (house: number): GrahaId => LORDS[turn(lagna + house - 1)]!;
  const disp = (graha: GrahaId): GrahaId => LORDS[s(graha)]!;
  const counts = (graha: GrahaId): readonly number[] =>
    graha === 'mars'
      ? [4, 7, 8]
      : graha === 'jupiter'
        ? [5, 7, 9]
        : graha === 'saturn'
          ? [3, 7, 10]
          : [7];
  const looks = (a: GrahaId, b: GrahaId): boolean => a !== b && counts(a).includes(f(a, b));
  const looksAt = (a: GrahaId, house: number): boolean =>
    counts(a).includes(turn(house - h(a)) + 1);
  const one = (a: GrahaId, b: GrahaId): boolean => a !== b && s(a) === s(b);
  const touch = (a: GrahaId, by: GrahaId): boolean => one(a, by) || looks(by, a);
  const isWaxing = turnDegrees(p('moon').longitude - p('sun').longitude) < 180;
  const harsh: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
  const bad = (graha: GrahaId): boolean =>
    harsh.includes(graha) ||
    (graha === 'moon' && !isWaxing) ||
    (graha === 'mercury' &&
      ALL.some((other) => other !== 'mercury' && bad(other) && s(other) === s('mercury')));
  const good = (graha: GrahaId): boolean => !bad(graha);
  const isNode = (graha: GrahaId): boolean => graha === 'rahu' || graha === 'ketu';
  const exalted = (graha: GrahaId): boolean => EXALTATION[graha] === s(graha);
  const fallen = (graha: GrahaId): boolean =>
    EXALTATION[graha] !== undefined && turn(EXALTATION[graha] + 6) === s(graha);
  const own = (graha: GrahaId): boolean => LORDS[s(graha)] === graha;
  const proud = (graha: GrahaId): boolean => own(graha) || exalted(graha);
  const friendly = (graha: GrahaId): boolean =>
    proud(graha) || /friend/.test(p(graha).dignity ?? '');
  const inimical = (graha: GrahaId): boolean => /enemy/.test(p(graha).dignity ?? '');
  const points = (graha: GrahaId): number => {
    const { dignity, combust, retrograde } = p(graha);
    let sum = 0;
    if (dignity === 'exalted') sum += 3;
    if (dignity === 'own' || dignity === 'moolatrikona') sum += 2;
    if (dignity === 'friend' || dignity === 'great_friend') sum += 1;
    if (dignity === 'enemy' || dignity === 'great_enemy') sum -= 1;
    if (dignity === 'debilitated') sum -= 3;
    if (combust) sum -= 2;
    if (retrograde && !isNode(graha)) sum += 1;
    if (KT.includes(h(graha))) sum += 1;
    if (DUS.includes(h(graha))) sum -= 1;
    return sum;
  };
  const strong = (graha: GrahaId): boolean => points(graha) >= 2;
  const exchange = (a: number, b: number): boolean => h(l(a)) === b && h(l(b)) === a;
  const related = (a: GrahaId, b: GrahaId): boolean =>
    a !== b && (s(a) === s(b) || (looks(a, b) && looks(b, a)) || (disp(a) === b && disp(b) === a));
  /** who of a list is in which houses from a graha, or from the lagna */
  const who = (list: readonly GrahaId[], houses: readonly number[], from?: GrahaId): GrahaId[] =>
    list.filter((graha) => houses.includes(from === undefined ? h(graha) : f(from, graha)));
  const goods = ALL.filter(good);
  const bads = ALL.filter(bad);
  const filled = (houses: readonly number[], list: readonly GrahaId[], from?: GrahaId): boolean =>
    houses.every((house) => who(list, [house], from).length > 0);
  const exactly = (...houses: readonly number[]): boolean =>
    [...new Set(PLANETS.map(h))].toSorted((a, b) => a - b).join(' ') ===
    houses
      .map((house) => turn(house - 1) + 1)
      .toSorted((a, b) => a - b)
      .join(' ');
  const row = (from: number, count: number, step = 1): number[] =>
    Array.from({ length: count }, (_, index) => from + index * step);
  /** sign of the navamsa, Aries as 0 */
  const nav = ({ sign, degreeInSign }: Placement): number =>
    turn([0, 9, 6, 3][(sign - 1) % 4]! + Math.floor(degreeInSign * 0.3 + 1e-9));
  const n9 = (graha: GrahaId): number => nav(p(graha));
  const navLord = (graha: GrahaId): GrahaId => LORDS[n9(graha)]!;
  const ranked = PLANETS.toSorted((a, b) => p(b).degreeInSign - p(a).degreeInSign);
  const [atma, amatya, , , putra] = ranked as [GrahaId, GrahaId, GrahaId, GrahaId, GrahaId];
  const meets = (graha: GrahaId, list: readonly GrahaId[]): boolean =>
    list.some((other) => touch(graha, other));
  const seen = (graha: GrahaId, list: readonly GrahaId[]): boolean =>
    list.some((other) => looks(other, graha));
  const alone = (graha: GrahaId, list: readonly GrahaId[]): boolean =>
    list.some((other) => one(graha, other));
  const maraka = (graha: GrahaId): boolean => touch(graha, l(2)) || touch(graha, l(7));
  const isDay = !p('sun').isSet;
  const gap = (a: GrahaId, b: GrahaId): number => {
    const arc = turnDegrees(p(a).longitude - p(b).longitude);
    return Math.min(arc, 360 - arc);
  };
  const moonLord = disp('moon');
  const star = p('moon').nakshatra - 1;
  const elapsed = p('moon').nakshatraElapsed;
  const decanate = LORDS[turn(s('moon') + 4 * Math.floor(p('moon').degreeInSign / 10))]!;
  const sides = (luminary: GrahaId): string =>
    `${who(FIVE, [2], luminary).length > 0} ${who(FIVE, [12], luminary).length > 0}`;
  return {
    lagna,
    p,
    s,
    h,
    f,
    l,
    disp,
    looks,
    looksAt,
    one,
    touch,
    isWaxing,
    bad,
    good,
    exalted,
    fallen,
    own,
    proud,
    friendly,
    inimical,
    points,
    strong,
    exchange,
    related,
    who,
    goods,
    bads,
    filled,
    exactly,
    row,
    nav,
    n9,
    navLord,
    atma,
    amatya,
    putra,
    meets,
    seen,
    alone,
    maraka,
    isDay,
    gap,
    moonLord,
    star,
    elapsed,
    decanate,
    sides,
    ascendant,
  };
}

function turnDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

type Ask = ReturnType<typeof ask>;
type Test = (c: Ask) => boolean;

const great =
  (graha: GrahaId): Test =>
  ({ proud, h }) =>
    proud(graha) && K.includes(h(graha));
const figure =
  (from: number, count: number, step = 1): Test =>
  ({ exactly, row }) =>
    exactly(...row(from, count, step));
const inQuality =
  (signs: readonly number[]): Test =>
  ({ s }) =>
    PLANETS.every((graha) => signs.includes(s(graha)));
const numbered =
  (count: number): Test =>
  ({ s }) =>
    new Set(PLANETS.map(s)).size === count;
const united = ({ l, related, s, h }: Ask, kendra: number, trikona: number): boolean => {
  const [a, b] = [l(kendra), l(trikona)];
  return related(a, b) && (s(a) !== s(b) || KT.includes(h(a)));
};
const thriving =
  (house: number): Test =>
  ({ l, h, p, proud, goods, looksAt }) => {
    const lord = l(house);
    return (
      goods.some((graha) => h(graha) === house || looksAt(graha, house)) &&
      proud(lord) &&
      !p(lord).combust &&
      !DUS.includes(h(lord))
    );
  };
const failing =
  (house: number): Test =>
  ({ l, h, meets, bads }) =>
    DUS.includes(h(l(house))) && meets(l(house), bads);
const fifth =
  (graha: GrahaId, ...others: readonly GrahaId[]): Test =>
  ({ own, h }) =>
    own(graha) && h(graha) === 5 && others.every((other) => h(other) === 11);
const first =
  (graha: GrahaId, ...others: readonly GrahaId[]): Test =>
  ({ own, h, touch }) =>
    own(graha) && h(graha) === 1 && others.every((other) => touch(graha, other));
const blessed = ({ h, friendly }: Ask, ...list: readonly GrahaId[]): boolean =>
  list.every((graha) => KT.includes(h(graha)) && friendly(graha));
const houses = Array.from({ length: 12 }, (_, index) => index + 1);
const swapped =
  (is: (a: number, b: number) => boolean): Test =>
  ({ exchange }) =>
    houses.some((a) => houses.some((b) => a < b && is(a, b) && exchange(a, b)));
const isDainya = (a: number, b: number): boolean => DUS.includes(a) || DUS.includes(b);
const crossed = (c: Ask, benefics: number[], malefics: number[]): boolean =>
  c.exactly(1, 4, 7, 10) &&
  [...GOOD, 'moon' as const].every((graha) => benefics.includes(c.h(graha))) &&
  BAD.every((graha) => malefics.includes(c.h(graha)));
const three = ({ h }: Ask, list: readonly GrahaId[], others: readonly GrahaId[]): boolean =>
  new Set(list.map(h)).size === 3 &&
  list.every((graha) => K.includes(h(graha))) &&
  !others.some((graha) => K.includes(h(graha)));

const CONDITIONS: Readonly<Record<YogaId, Test>> = {
  ruchaka: great('mars'),
  bhadra: great('mercury'),
  hamsa: great('jupiter'),
  malavya: great('venus'),
  shasha: great('saturn'),

  rajju: inQuality(MOVABLE),
  musala: inQuality(FIXED),
  nala: inQuality([2, 5, 8, 11]),
  mala: (c) => three(c, GOOD, BAD),
  sarpa: (c) => three(c, BAD, GOOD),
  gada: ({ exactly }) => exactly(1, 4) || exactly(4, 7) || exactly(7, 10) || exactly(10, 1),
  'shakata-nabhasa': ({ exactly }) => exactly(1, 7),
  vihaga: ({ exactly }) => exactly(4, 10),
  shringataka: ({ exactly }) => exactly(1, 5, 9),
  hala: ({ exactly }) => exactly(2, 6, 10) || exactly(3, 7, 11) || exactly(4, 8, 12),
  vajra: (c) => crossed(c, [1, 7], [4, 10]),
  yava: (c) => crossed(c, [4, 10], [1, 7]),
  kamala: (c) =>
    c.exactly(1, 4, 7, 10) && !crossed(c, [1, 7], [4, 10]) && !crossed(c, [4, 10], [1, 7]),
  vapi: ({ h }) =>
    PLANETS.every((graha) => h(graha) % 3 === 2) || PLANETS.every((graha) => h(graha) % 3 === 0),
  yupa: figure(1, 4),
  shara: figure(4, 4),
  shakti: figure(7, 4),
  danda: figure(10, 4),
  nauka: figure(1, 7),
  kuta: figure(4, 7),
  chhatra: figure(7, 7),
  chapa: figure(10, 7),
  ardhachandra: (c) => [2, 3, 5, 6, 8, 9, 11, 12].some((from) => figure(from, 7)(c)),
  chakra: figure(1, 6, 2),
  samudra: figure(2, 6, 2),
  gola: numbered(1),
  yuga: numbered(2),
  shula: numbered(3),
  kedara: numbered(4),
  pasha: numbered(5),
  damini: numbered(6),
  vina: numbered(7),

  'lagna-malika': figure(1, 7),
  'dhana-malika': figure(2, 7),
  'vikrama-malika': figure(3, 7),
  'sukha-malika': figure(4, 7),
  'putra-malika': figure(5, 7),
  'shatru-malika': figure(6, 7),
  'kalatra-malika': figure(7, 7),
  'randhra-malika': figure(8, 7),
  'bhagya-malika': figure(9, 7),
  'karma-malika': figure(10, 7),
  'labha-malika': figure(11, 7),
  'vyaya-malika': figure(12, 7),

  sunapha: ({ sides }) => sides('moon') === 'true false',
  anapha: ({ sides }) => sides('moon') === 'false true',
  durudhara: ({ sides }) => sides('moon') === 'true true',
  kemadruma: ({ sides }) => sides('moon') === 'false false',
  chandradhi: ({ f }) => GOOD.every((graha) => [6, 7, 8].includes(f('moon', graha))),
  gajakesari: ({ f }) => K.includes(f('moon', 'jupiter')),
  shakata: ({ f }) => DUS.includes(f('jupiter', 'moon')),
  adhama: ({ f }) => f('sun', 'moon') % 3 === 1,
  sama: ({ f }) => f('sun', 'moon') % 3 === 2,
  varishtha: ({ f }) => f('sun', 'moon') % 3 === 0,
  'chandra-mangala': ({ one }) => one('moon', 'mars'),
  vasumati: ({ f, h }) =>
    GOOD.every((graha) => UPA.includes(f('moon', graha))) ||
    GOOD.every((graha) => UPA.includes(h(graha))),
  amala: ({ who, goods, bads }) =>
    ([undefined, 'moon'] as const).some(
      (from) => who(goods, [10], from).length > 0 && who(bads, [10], from).length === 0,
    ),
  pushkala: ({ moonLord, l, one, h, p, looksAt, strong }) =>
    one(moonLord, l(1)) &&
    (K.includes(h(moonLord)) || p(moonLord).dignity === 'great_friend') &&
    looksAt(moonLord, 1) &&
    PLANETS.some((graha) => h(graha) === 1 && strong(graha)),
  'mahabhagya-purusha': ({ isDay, lagna, s }) =>
    isDay && [lagna, s('sun'), s('moon')].every((sign) => sign % 2 === 0),
  'mahabhagya-stri': ({ isDay, lagna, s }) =>
    !isDay && [lagna, s('sun'), s('moon')].every((sign) => sign % 2 === 1),

  vesi: ({ sides }) => sides('sun') === 'true false',
  vasi: ({ sides }) => sides('sun') === 'false true',
  ubhayachari: ({ sides }) => sides('sun') === 'true true',
  budhaditya: ({ one }) => one('sun', 'mercury'),

  'kendra-trikona': (c) =>
    [1, 4, 7].some((kendra) => united(c, kendra, 5) || united(c, kendra, 9)) || united(c, 10, 5),
  'dharma-karmadhipati': (c) => united(c, 10, 9),
  yogakaraka: ({ l, h }) =>
    [4, 7, 10].some((kendra) =>
      [5, 9].some((trikona) => l(kendra) === l(trikona) && KT.includes(h(l(kendra)))),
    ),
  maharaja: ({ exchange, atma, putra, h, proud, seen, goods }) =>
    exchange(1, 5) ||
    ([atma, putra].every((graha) => [1, 5].includes(h(graha)) || proud(graha)) &&
      [atma, putra].some((graha) => seen(graha, goods))),
  'raja-atma-lagnesha': ({ l, atma, h, meets, goods }) =>
    [l(1), atma].every((graha) => [1, 5, 7].includes(h(graha))) &&
    [l(1), atma].some((graha) => meets(graha, goods)),
  'raja-shubha-2-4-5': ({ l, atma, filled, goods }) =>
    [l(1), atma].some((graha) => filled([2, 4, 5], goods, graha)),
  'raja-papa-3-6': ({ l, atma, filled, bads }) =>
    [l(1), atma].some((graha) => filled([3, 6], bads, graha)),
  'raja-shubha-1-2-4': ({ filled, goods, bads }) => filled([1, 2, 4], goods) && filled([3], bads),
  'raja-karmesha': ({ l, proud, looksAt }) => proud(l(10)) && looksAt(l(10), 1),
  'raja-nicha-dusthanesha': ({ l, fallen, looksAt }) =>
    DUS.some((house) => fallen(l(house)) && looksAt(l(house), 1)),
  'raja-5-9': ({ l, related }) => related(l(5), l(9)),
  'raja-4-10': ({ l, exchange, looks }) =>
    exchange(4, 10) && [4, 10].some((by) => [5, 9].some((on) => looks(l(by), l(on)))),
  'raja-four-in-ninth': ({ l, h }) => [1, 4, 5, 10].every((house) => h(l(house)) === 9),
  'raja-putresha': ({ l, h, one }) =>
    [1, 4, 10].includes(h(l(5))) && (one(l(5), l(9)) || one(l(5), l(1))),
  'raja-guru-dharma': ({ own, h, one, l }) =>
    own('jupiter') && h('jupiter') === 9 && (one('jupiter', 'venus') || one('jupiter', l(5))),
  'raja-chandra-shukra': ({ f }) => [3, 11].includes(f('moon', 'venus')),
  'raja-vargottama-chandra': ({ n9, s, looks }) =>
    n9('moon') === s('moon') && PLANETS.filter((graha) => looks(graha, 'moon')).length >= 4,
  'raja-vargottama-lagna': ({ ascendant, nav, lagna, looksAt }) =>
    nav(ascendant) === lagna &&
    !looksAt('moon', 1) &&
    PLANETS.filter((graha) => looksAt(graha, 1)).length >= 4,
  'raja-three-exalted': ({ exalted }) => PLANETS.filter(exalted).length >= 3,
  'raja-exalted-benefic': ({ exalted, who, goods }) =>
    GOOD.some(exalted) && who(goods, K).length > 0,
  'raja-shubha-kendra': ({ goods, h, filled, bads }) =>
    goods.every((graha) => K.includes(h(graha))) && filled([3, 6, 11], bads),
  'raja-atma-trikona': ({ atma, h, strong }) => [1, 5, 9].includes(h(atma)) && strong(atma),
  'raja-amatya': ({ amatya, proud }) => proud(amatya),
  'raja-karmesha-amatya': ({ l, amatya, related }) => related(l(10), amatya),
  'raja-three-dignified': ({ proud, h }) =>
    PLANETS.filter((graha) => proud(graha) && K.includes(h(graha))).length >= 3,
  'raja-nicha-vakra': ({ fallen, p, h }) =>
    PLANETS.some(
      (graha) =>
        fallen(graha) && p(graha).retrograde && !p(graha).combust && !DUS.includes(h(graha)),
    ),
  'raja-digbala': ({ h }) =>
    [
      h('sun') === 10,
      h('mars') === 10,
      h('moon') === 4,
      h('venus') === 4,
      h('mercury') === 1,
      h('jupiter') === 1,
      h('saturn') === 7,
    ].filter(Boolean).length >= 2,
  'raja-chandra-lagna': ({ h, proud }) =>
    h('moon') === 1 && h('jupiter') === 4 && h('venus') === 10 && proud('saturn'),
  'raja-chandra-guru': ({ h, looks, strong }) =>
    [4, 7, 10].includes(h('moon')) && looks('jupiter', 'moon') && strong('moon'),
  'raja-guru-budha': ({ h, l, looks }) =>
    h('jupiter') === 1 &&
    K.includes(h('mercury')) &&
    looks(l(9), 'jupiter') &&
    looks(l(11), 'mercury'),
  'raja-shani': ({ s, h, l, looks }) =>
    [6, 10].includes(s('saturn')) && KT.includes(h('saturn')) && looks(l(10), 'saturn'),
  'raja-chandra-mangala-rahu': ({ one, h }) =>
    one('moon', 'mars') && [2, 3].includes(h('moon')) && h('rahu') === 5,
  'raja-guru-panchama': ({ lagna, h, f, l }) =>
    FIXED.includes(lagna) &&
    h('jupiter') === 5 &&
    K.includes(f('moon', 'jupiter')) &&
    h(l(1)) === 10,
  'raja-vrishabha': ({ lagna, h }) =>
    lagna === 1 && h('moon') === 1 && h('saturn') === 10 && h('sun') === 4 && h('jupiter') === 7,
  'raja-nicha-sanga': ({ l, one, fallen, h, touch }) =>
    PLANETS.some((graha) => one(l(1), graha) && fallen(graha)) &&
    h('rahu') === 10 &&
    h('saturn') === 10 &&
    touch('saturn', l(9)),

  'neecha-bhanga': ({ fallen, disp, h, f, looks, s }) =>
    PLANETS.some((graha) => {
      if (!fallen(graha)) return false;
      const helpers = [
        disp(graha),
        LORDS[EXALTATION[graha]!]!,
        ...PLANETS.filter((other) => EXALTATION[other] === s(graha)),
      ];
      return (
        helpers.some(
          (one) => K.includes(h(one)) || (one !== 'moon' && K.includes(f('moon', one))),
        ) || looks(disp(graha), graha)
      );
    }),
  'neecha-bhanga-navamsa': ({ fallen, n9 }) =>
    PLANETS.some((graha) => fallen(graha) && n9(graha) === EXALTATION[graha]),

  harsha: ({ l, h }) => DUS.includes(h(l(6))),
  sarala: ({ l, h }) => DUS.includes(h(l(8))),
  vimala: ({ l, h }) => DUS.includes(h(l(12))),
  'vipareeta-raja': ({ l, h, exchange, one }) =>
    [
      [6, 8],
      [6, 12],
      [8, 12],
    ].some(([a, b]) => {
      const pair = [l(a!), l(b!)];
      const strangers = PLANETS.filter((graha) => !DUS.map(l).includes(graha));
      return (
        pair.every((graha) => DUS.includes(h(graha))) &&
        (exchange(a!, b!) || one(l(a!), l(b!))) &&
        !pair.some((graha) => strangers.some((other) => h(other) === h(graha)))
      );
    }),

  'maha-parivartana': swapped((a, b) => !isDainya(a, b) && a !== 3 && b !== 3),
  'khala-parivartana': swapped((a, b) => !isDainya(a, b) && (a === 3 || b === 3)),
  'dainya-parivartana': swapped(isDainya),

  'dhana-shukra-5': fifth('venus', 'mars'),
  'dhana-budha-5': fifth('mercury', 'moon', 'mars', 'jupiter'),
  'dhana-surya-5': fifth('sun', 'saturn', 'moon', 'jupiter'),
  'dhana-shani-5': fifth('saturn', 'sun', 'moon'),
  'dhana-guru-5': fifth('jupiter', 'mercury'),
  'dhana-mangala-5': fifth('mars', 'venus'),
  'dhana-chandra-5': fifth('moon', 'saturn'),
  'dhana-surya-1': first('sun', 'mars', 'jupiter'),
  'dhana-chandra-1': first('moon', 'mercury', 'jupiter'),
  'dhana-mangala-1': first('mars', 'mercury', 'venus', 'saturn'),
  'dhana-budha-1': first('mercury', 'saturn', 'jupiter'),
  'dhana-guru-1': first('jupiter', 'mercury', 'mars'),
  'dhana-shukra-1': first('venus', 'saturn', 'mercury'),
  'dhana-shani-1': first('saturn', 'mars', 'jupiter'),
  'dhana-lords': ({ l, one }) => [5, 9].some((a) => [2, 11].some((b) => one(l(a), l(b)))),
  bahudravyarjana: ({ l, h }) => h(l(1)) === 2 && h(l(2)) === 11 && h(l(11)) === 1,
  'bhratrimula-dhana': ({ l, h, meets, goods }) =>
    h(l(1)) === 3 && h(l(2)) === 3 && meets(l(2), goods),
  'matrimula-dhana': ({ l, touch }) => touch(l(2), l(4)),
  'shatrumula-dhana': ({ l, strong, one }) =>
    strong(l(2)) && (one(l(2), l(6)) || one(l(2), 'mars')) && strong(l(1)),
  'kalatramula-dhana': ({ l, strong, touch }) =>
    strong(l(2)) && touch(l(2), l(7)) && touch(l(2), 'venus') && strong(l(1)),
  'ayatna-dhana-labha': ({ exchange }) => exchange(1, 2),

  'daridra-1-12': ({ exchange, maraka, l }) => exchange(1, 12) && (maraka(l(1)) || maraka(l(12))),
  'daridra-1-6': ({ exchange, maraka, l }) => exchange(1, 6) && (maraka(l(1)) || maraka(l(6))),
  'daridra-ketu': ({ h, one, l }) => (h('ketu') === 1 || one('moon', 'ketu')) && h(l(1)) === 8,
  'daridra-papa': ({ l, h, alone, bads, fallen, inimical }) =>
    DUS.includes(h(l(1))) && alone(l(1), bads) && (fallen(l(2)) || inimical(l(2))),
  'daridra-lagnesha': ({ l, one, seen, goods }) =>
    (DUS.some((house) => one(l(1), l(house))) || one(l(1), 'saturn')) && !seen(l(1), goods),
  'daridra-5-9': ({ l, h, maraka }) =>
    h(l(5)) === 6 && h(l(9)) === 12 && (maraka(l(5)) || maraka(l(9))),
  'daridra-papa-lagna': ({ h, l, maraka }) =>
    BAD.some((graha) => h(graha) === 1 && l(9) !== graha && l(10) !== graha && maraka(graha)),
  'daridra-navamsa': ({ l, h, nav, ascendant, maraka }) =>
    DUS.includes(h(l(1))) && DUS.includes(h(LORDS[nav(ascendant)]!)) && maraka(l(1)),

  'chamara-bhava': thriving(1),
  dhenu: thriving(2),
  shaurya: thriving(3),
  jaladhi: thriving(4),
  'chhatra-bhava': thriving(5),
  astra: thriving(6),
  kama: thriving(7),
  asura: thriving(8),
  bhagya: thriving(9),
  khyati: thriving(10),
  suparijata: thriving(11),
  'musala-bhava': thriving(12),
  avayoga: failing(1),
  nihsva: failing(2),
  mriti: failing(3),
  kuhu: failing(4),
  pamara: failing(5),
  dushkriti: failing(7),
  nirbhagya: failing(9),
  duryoga: failing(10),
  daridra: failing(11),

  shubha: ({ who, goods, bads }) => who(goods, [1]).length > 0 && who(bads, [1]).length === 0,
  ashubha: ({ who, goods, bads }) => who(bads, [1]).length > 0 && who(goods, [1]).length === 0,
  'shubha-kartari': ({ filled, goods, who, bads }) =>
    filled([2, 12], goods) && who(bads, [2, 12]).length === 0,
  'papa-kartari': ({ filled, goods, who, bads }) =>
    filled([2, 12], bads) && who(goods, [2, 12]).length === 0,
  parvata: ({ who, goods, bads }) => who(goods, K).length > 0 && who(bads, [7, 8]).length === 0,
  kahala: ({ f, l, strong, proud, one }) =>
    (K.includes(f('jupiter', l(4))) && strong(l(1))) || (proud(l(4)) && one(l(4), l(10))),
  chamara: ({ exalted, l, h, looks, who, goods }) =>
    (exalted(l(1)) && K.includes(h(l(1))) && looks('jupiter', l(1))) ||
    [1, 7, 9, 10].some((house) => who(goods, [house]).length >= 2),
  shankha: ({ strong, l, f, one, s }) =>
    (strong(l(1)) && K.includes(f(l(6), l(5)))) ||
    (one(l(1), l(10)) && MOVABLE.includes(s(l(1))) && strong(l(9))),
  bheri: ({ strong, l, filled, h }) =>
    strong(l(9)) &&
    (filled([1, 2, 7, 12], PLANETS) ||
      (['venus', 'jupiter', l(1)] as const).every((graha) => K.includes(h(graha)))),
  mridanga: ({ strong, l, h, proud }) =>
    strong(l(1)) && PLANETS.every((graha) => KT.includes(h(graha)) || proud(graha)),
  shrinatha: ({ l, h, exalted, one }) => h(l(7)) === 10 && exalted(l(10)) && one(l(10), l(9)),
  sharada: ({ l, h, s, strong, f }) =>
    (h(l(10)) === 5 && K.includes(h('mercury')) && s('sun') === 4 && strong('sun')) ||
    ((['mercury', 'jupiter'] as const).some((graha) => [1, 5, 9].includes(f('moon', graha))) &&
      h('mars') === 11),
  matsya: ({ filled, goods, bads }) => filled([1, 5, 9], goods) && filled([4, 5, 8], bads),
  kurma: ({ filled, goods, bads, friendly }) =>
    filled([5, 6, 7], goods.filter(friendly)) && filled([1, 3, 11], bads.filter(friendly)),
  khadga: ({ exchange, h, l }) => exchange(2, 9) && KT.includes(h(l(1))),
  lakshmi: ({ proud, l, h, strong }) => proud(l(9)) && K.includes(h(l(9))) && strong(l(1)),
  kusuma: ({ lagna, h, alone, goods }) =>
    FIXED.includes(lagna) &&
    K.includes(h('venus')) &&
    [1, 5, 9].includes(h('moon')) &&
    alone('moon', goods) &&
    h('saturn') === 10,
  kalanidhi: ({ h, touch }) =>
    [2, 5].includes(h('jupiter')) && touch('jupiter', 'mercury') && touch('jupiter', 'venus'),
  kalpadruma: ({ l, disp, navLord, h, exalted }) => {
    const second = disp(l(1));
    const third = disp(second);
    return [l(1), second, third, navLord(third)].every(
      (graha) => KT.includes(h(graha)) || exalted(graha),
    );
  },
  hari: ({ filled, goods, l }) => filled([2, 8, 12], goods, l(2)),
  hara: ({ filled, goods, l }) => filled([4, 8, 9], goods, l(7)),
  brahma: ({ filled, goods, l }) => filled([4, 10, 11], goods, l(1)),
  lagnadhi: ({ filled, goods, who, bads, looksAt }) =>
    filled([7, 8], goods) &&
    who(bads, [7, 8]).length === 0 &&
    !bads.some((graha) => looksAt(graha, 7) || looksAt(graha, 8)),

  shubhamala: ({ h }) => GOOD.every((graha) => [5, 6, 7].includes(h(graha))),
  ashubhamala: ({ h }) => GOOD.every((graha) => DUS.includes(h(graha))),
  'lakshmi-shukra': ({ l, proud, h }) =>
    [l(9), 'venus' as const].every((graha) => proud(graha) && KT.includes(h(graha))),
  gauri: ({ proud, h, looks }) =>
    proud('moon') && KT.includes(h('moon')) && looks('jupiter', 'moon'),
  saraswati: ({ h, friendly }) =>
    GOOD.every((graha) => [...KT, 2].includes(h(graha))) && friendly('jupiter'),
  shrikantha: (c) => blessed(c, c.l(1), 'sun', 'moon'),
  'shrinatha-shukra': (c) => blessed(c, c.l(9), 'venus', 'mercury'),
  virinchi: (c) => blessed(c, c.l(5), 'jupiter', 'saturn'),
  'parvata-lagnesha': ({ disp, l, proud, h }) => proud(disp(l(1))) && KT.includes(h(disp(l(1)))),

  chatussagara: ({ filled }) => filled(K, PLANETS),
  rajalakshana: ({ h }) => ['moon' as const, ...GOOD].every((graha) => K.includes(h(graha))),
  bharati: ({ l, navLord, exalted, one }) =>
    [2, 5, 11].some((house) => exalted(navLord(l(house))) && one(navLord(l(house)), l(9))),
  'chapa-raja': ({ exalted, l, exchange }) => exalted(l(1)) && exchange(4, 10),
  gaja: ({ l, h, one, looks }) => h(l(7)) === 11 && one(l(7), 'moon') && looks(l(11), l(7)),
  amsavatara: ({ lagna, h, exalted }) =>
    MOVABLE.includes(lagna) &&
    (['venus', 'jupiter', 'saturn'] as const).every((graha) => K.includes(h(graha))) &&
    exalted('saturn'),
  devendra: ({ lagna, exchange }) => FIXED.includes(lagna) && exchange(1, 11) && exchange(2, 10),
  makuta: ({ f, l, who, goods, h }) =>
    f(l(9), 'jupiter') === 9 && who(goods, [9], 'jupiter').length > 0 && h('saturn') === 10,
  chandika: ({ lagna, looksAt, l, navLord, s }) =>
    FIXED.includes(lagna) &&
    looksAt(l(6), 1) &&
    s(navLord(l(6))) === s('sun') &&
    s(navLord(l(9))) === s('sun'),
  jaya: ({ fallen, l, exalted }) => fallen(l(6)) && exalted(l(10)),
  vidyut: ({ exalted, l, one, f }) =>
    exalted(l(11)) && one(l(11), 'venus') && K.includes(f(l(1), l(11))),
  gandharva: ({ h, l, one, exalted }) =>
    [3, 7, 11].includes(h(l(10))) && one(l(1), 'jupiter') && exalted('sun') && h('moon') === 9,
  shiva: ({ h, l }) => h(l(5)) === 9 && h(l(9)) === 10 && h(l(10)) === 5,
  vishnu: ({ h, l, navLord }) => [l(9), l(10), navLord(l(9))].every((graha) => h(graha) === 2),
  'brahma-guru-shukra': ({ f, l }) =>
    K.includes(f(l(9), 'jupiter')) &&
    K.includes(f(l(11), 'venus')) &&
    (K.includes(f(l(1), 'mercury')) || K.includes(f(l(10), 'mercury'))),
  indra: ({ exchange, h }) => exchange(5, 11) && h('moon') === 5,
  ravi: ({ h, l, one }) => h('sun') === 10 && h(l(10)) === 3 && one(l(10), 'saturn'),
  garuda: ({ isDay, isWaxing, exalted, navLord }) => isDay && isWaxing && exalted(navLord('moon')),
  go: ({ p, one, l, exalted }) =>
    p('jupiter').dignity === 'moolatrikona' && one('jupiter', l(2)) && exalted(l(1)),
  'gola-raman': ({ gap, h, n9, nav, ascendant }) =>
    gap('sun', 'moon') > 168 &&
    (['moon', 'jupiter', 'venus'] as const).every((graha) => h(graha) === 9) &&
    n9('mercury') === nav(ascendant),
  trilochana: ({ f }) =>
    [5, 9].includes(f('sun', 'moon')) &&
    [5, 9].includes(f('moon', 'mars')) &&
    [5, 9].includes(f('sun', 'mars')),
  kulavardhana: ({ who, goods }) =>
    ([undefined, 'sun', 'moon'] as const).every((from) => who(goods, [5], from).length > 0),
  bhaskara: ({ f }) =>
    f('sun', 'mercury') === 2 &&
    f('mercury', 'moon') === 11 &&
    [5, 9].includes(f('moon', 'jupiter')),
  marud: ({ f }) =>
    [5, 9].includes(f('venus', 'jupiter')) &&
    f('jupiter', 'moon') === 5 &&
    K.includes(f('moon', 'sun')),
  budha: ({ h, f }) =>
    h('jupiter') === 1 &&
    K.includes(h('moon')) &&
    f('moon', 'rahu') === 2 &&
    f('rahu', 'sun') === 3 &&
    f('rahu', 'mars') === 3,

  dehapushti: ({ s, l, seen, goods }) => MOVABLE.includes(s(l(1))) && seen(l(1), goods),
  'sada-sanchara': ({ s, l, disp }) => MOVABLE.includes(s(l(1))) && MOVABLE.includes(s(disp(l(1)))),
  'yukti-samanvita-vagmi': ({ h, l, alone, goods }) => KT.includes(h(l(2))) && alone(l(2), goods),
  sumukha: ({ h, l, seen, goods, who }) =>
    (K.includes(h(l(2))) && seen(l(2), goods)) || who(goods, [2]).length >= 2,
  durmukha: ({ who, bads, alone, l, fallen }) =>
    who(bads, [2]).length > 0 && (alone(l(2), bads) || fallen(l(2))),
  bhratrivriddhi: ({ l, strong, meets, goods }) =>
    [l(3), 'mars' as const].some((graha) => strong(graha) && meets(graha, goods)),
  'uttama-griha': ({ h, l, alone, goods }) => KT.includes(h(l(4))) && alone(l(4), goods),
  'bandhu-pujya': ({ good, l, seen, goods, h }) =>
    good(l(4)) && seen(l(4), goods) && h('mercury') === 1,
  'matri-sneha': ({ related, l, seen, goods }) =>
    related(l(1), l(4)) || (seen(l(1), goods) && seen(l(4), goods)),
  vahana: ({ h, l }) => [4, 9, 11].includes(h(l(1))),
  buddhimaturya: ({ good, l, seen, goods, disp }) =>
    good(l(5)) && (seen(l(5), goods) || good(disp(l(5)))),
  tivrabuddhi: ({ good, navLord, l, seen, goods }) =>
    good(navLord(l(5))) && seen(navLord(l(5)), goods),
  'bhagya-drishti': ({ goods, strong, h, looksAt }) =>
    goods.some((graha) => strong(graha) && [1, 3, 5].includes(h(graha)) && looksAt(graha, 9)),

  pravrajya: ({ s }) =>
    PLANETS.some((graha) => PLANETS.filter((other) => s(other) === s(graha)).length >= 4),
  'pravrajya-janmesha': ({ moonLord, looks, seen }) =>
    looks(moonLord, 'saturn') && !seen(moonLord, PLANETS),
  'pravrajya-janmesha-shani': ({ moonLord, points, looks, seen }) =>
    points(moonLord) < 0 &&
    looks('saturn', moonLord) &&
    !seen(
      moonLord,
      PLANETS.filter((graha) => graha !== 'saturn'),
    ),
  'pravrajya-drekkana': ({ decanate, navLord, looks }) =>
    decanate === 'saturn' &&
    ['mars', 'saturn'].includes(navLord('moon')) &&
    looks('saturn', 'moon'),
  tirthakara: ({ looks, looksAt, h }) =>
    looks('saturn', 'jupiter') &&
    looks('saturn', 'moon') &&
    looksAt('saturn', 1) &&
    h('jupiter') === 9,
  diksha: ({ h, seen }) => h('saturn') === 9 && !seen('saturn', PLANETS),

  'balarishta-chandra': ({ h, meets, bads, goods }) =>
    DUS.includes(h('moon')) && meets('moon', bads) && !meets('moon', goods),
  'balarishta-vakra': ({ h, p, seen, bads, goods, who }) =>
    GOOD.some((graha) => DUS.includes(h(graha)) && p(graha).retrograde && seen(graha, bads)) &&
    who(goods, [1]).length === 0,
  'balarishta-papa-yukta': ({ h, alone, bads, meets, goods, who }) =>
    [1, 7, 8, 12].includes(h('moon')) &&
    alone('moon', bads) &&
    !meets('moon', goods) &&
    who(goods, K).length === 0,
  'balarishta-kshina': ({ isWaxing, h, filled, bads, who, goods }) =>
    !isWaxing && h('moon') === 12 && filled([1, 8], bads) && who(goods, K).length === 0,
  'balarishta-lagna-saptama': ({ filled, bads, alone, seen, goods }) =>
    filled([1, 7], bads) && alone('moon', bads) && !seen('moon', goods),
  'balarishta-madhya': ({ h, filled, bads, meets, goods }) =>
    [4, 7, 8].includes(h('moon')) && filled([2, 12], bads, 'moon') && !meets('moon', goods),
  'arishta-bhanga-guru': ({ h, strong }) => h('jupiter') === 1 && strong('jupiter'),
  'arishta-bhanga-shubha': ({ h, strong }) =>
    GOOD.some((graha) => K.includes(h(graha)) && strong(graha)),
  'arishta-bhanga-lagnesha': ({ h, l, strong }) => K.includes(h(l(1))) && strong(l(1)),
  'arishta-bhanga-paksha': ({ h, isWaxing, isDay }) =>
    [6, 8].includes(h('moon')) && isWaxing !== isDay,

  'gand-mool': ({ star }) => [0, 8, 9, 17, 18, 26].includes(star),
  'gandanta-nakshatra': ({ star, elapsed }) =>
    ([8, 17, 26].includes(star) && elapsed >= 29 / 30) ||
    ([0, 9, 18].includes(star) && elapsed < 1 / 30),
  'abhukta-mula': ({ star, elapsed }) =>
    (star === 17 && elapsed >= 29 / 30) || (star === 18 && elapsed < 1 / 30),
  'gandanta-lagna': ({ lagna, ascendant }) =>
    lagna % 4 === 3 ? ascendant.degreeInSign >= 27 : lagna % 4 === 0 && ascendant.degreeInSign < 3,

  'guru-chandala': ({ alone }) => alone('jupiter', ['rahu', 'ketu']),
  grahana: ({ alone }) => alone('sun', ['rahu', 'ketu']) || alone('moon', ['rahu', 'ketu']),
  visha: ({ one }) => one('moon', 'saturn'),
  angaraka: ({ alone }) => alone('mars', ['rahu', 'ketu']),
};

/** Ids of the yogas of a chart by these conditions. */
export function yogasByTheTexts(placements: Placements): ReadonlySet<string> {
  const chart = ask(placements);
  return new Set(Object.entries(CONDITIONS).flatMap(([id, holds]) => (holds(chart) ? [id] : [])));
}
