import {
  GRAHA_IDS,
  houseFrom,
  SIGNS,
  signFromIndex,
  YOGA_RULES,
  YOGA_TEXTS,
  civilFromJulianDay,
  vimshottari,
  type GrahaId,
  type HouseNumber,
  type JudgedYoga,
  type JulianDay,
  type YogaGroup,
} from '@jyoti/jyotish';
import {
  gradedAdhiRule,
  neechaBhangaSentence,
  yogaBecause,
  yogaCancellationSentence,
  yogaMeaning,
  yogaName,
  yogaPeriods,
  yogaRule,
  yogaStrength,
  type YogaGraha,
} from '@jyoti/readings';
import {
  type Reading,
  type ReportBadge,
  type ReportBlock,
  type ReportPart,
  readings,
  reportPart,
  section,
  text,
} from '@jyoti/ui/data';
import { formatList } from '@jyoti/language';
import type { AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';
import { basisOf } from './more-dashas.ts';

/** The groups of yogas in the order in which they are shown. */
const yogaGroups = [
  'mahapurusha',
  'raja',
  'dhana',
  'lunar',
  'solar',
  'neecha_bhanga',
  'vipareeta',
  'parivartana',
  'named',
  'bhava',
  'malika',
  'nabhasa',
  'life',
  'sannyasa',
  'daridra',
  'arishta',
  'gand_mool',
  'modern',
] as const;

/** Felt in every period (BPHS 35; Brihat Jataka 12.19), or in the first years of life. */
const withoutPeriod: readonly YogaGroup[] = ['nabhasa', 'malika', 'arishta', 'gand_mool'];

const tones = { good: 'success', bad: 'danger', mixed: 'plain' } as const;

const isActing = ({ cancellations }: JudgedYoga): boolean => cancellations.length === 0;

function badgesOf(yoga: JudgedYoga, words: AstrologerWords['yogas']): ReportBadge[] {
  if (!isActing(yoga)) return [{ text: words.cancelled, tone: 'plain', icon: false }];
  return [
    { text: words.natures[yoga.nature], tone: tones[yoga.nature] },
    { text: words.strengths[yoga.strength], icon: false },
  ];
}

/** The yogas of a list that have one rule, in the order of the first of each. */
const byRule = (yogas: readonly JudgedYoga[]): (readonly JudgedYoga[])[] =>
  Object.values(Object.groupBy(yogas, ({ id }) => id)).flatMap((same) => (same ? [same] : []));

function grahasOf(yoga: JudgedYoga, { chart: { ascendant, grahas } }: KundliSource): YogaGraha[] {
  const lordOf = (house: HouseNumber) => SIGNS[signFromIndex(ascendant.sign + house - 2)].lord;
  return yoga.grahas.map((graha) => ({
    graha,
    house: houseFrom(ascendant.sign, grahas[graha].sign),
    lordOf: yoga.lordsOf.filter((house) => lordOf(house) === graha),
  }));
}

/** The grahas whose debilitation a yoga cancels. */
const neechaBhangaOf = ({ group, grahas }: JudgedYoga, { chart }: KundliSource) =>
  group === 'neecha_bhanga'
    ? grahas.map((graha) => chart.grahas[graha]).filter((one) => one.neechaBhanga.length > 0)
    : [];

const LATE_AGE = 90;
const DAYS_PER_YEAR = 365.25;

/** The mahadashas in which a yoga acts most. */
function periodsOf(grahas: readonly GrahaId[], source: KundliSource): string {
  const { chart, nowJdUt, language } = source;
  const { mahadashas } = vimshottari(...basisOf(source));
  const ofLife = mahadashas.filter(
    ({ startJdUt }) => (startJdUt - chart.time.jdUt) / DAYS_PER_YEAR < LATE_AGE,
  );
  const theirs = ofLife.filter(({ lord }) => grahas.includes(lord));
  const isOver = ofLife.every(({ endJdUt }) => endJdUt <= nowJdUt);
  if (isOver || theirs.length === 0) return yogaPeriods(grahas, 'unknown', language);
  const next = theirs.find(({ endJdUt }) => endJdUt > nowJdUt);
  if (!next) return yogaPeriods(grahas, null, language);
  const yearOf = (jdUt: JulianDay) =>
    civilFromJulianDay(jdUt, chart.birth.timeZone).date.slice(0, 4);
  return yogaPeriods(
    grahas,
    {
      graha: next.lord,
      isRunning: next.startJdUt <= nowJdUt,
      start: yearOf(next.startJdUt),
      end: yearOf(next.endJdUt),
    },
    language,
  );
}

/** One card for a rule, which several pairs of grahas can fulfil. */
function yogaReading(
  same: readonly JudgedYoga[],
  source: KundliSource,
  { yogas: words, terms: { language } }: AstrologerWords,
): Reading[] {
  const [yoga] = same;
  if (!yoga) return [];
  const facts = same.flatMap((one) => [
    yogaBecause(grahasOf(one, source), language),
    ...neechaBhangaOf(one, source).map((graha) => neechaBhangaSentence(graha, language) ?? ''),
    ...one.cancellations.map((id) => yogaCancellationSentence(id, language)),
  ]);
  const sources = yoga.sources
    .map(({ text: book, chapter, verse }) => {
      const title = YOGA_TEXTS[book];
      return [
        title in words.books ? words.books[title as keyof typeof words.books] : title,
        [chapter, verse].filter(Boolean).join('.'),
      ].join(' ');
    })
    .join('; ');
  // Of a graded Chandradhi the rule names fewer than three; the Moon is one of its grahas.
  const grahas = GRAHA_IDS.filter((graha) => same.some((one) => one.grahas.includes(graha)));
  const isGraded = yoga.id === 'chandradhi' && yoga.grahas.length < 4;
  const strength =
    isActing(yoga) && grahas.length > 0
      ? [
          yogaStrength(yoga, source.judgement().grahas, language),
          ...(withoutPeriod.includes(yoga.group) ? [] : [periodsOf(grahas, source)]),
        ]
      : [];
  return [
    {
      title: words.name({ name: yogaName(yoga, language) }),
      badges: badgesOf(yoga, words),
      pieces: [
        { text: yogaMeaning(yoga.id, language).text },
        {
          title: words.rule,
          text: (isGraded ? gradedAdhiRule(language) : yogaRule(yoga.id, language)).text,
        },
      ],
      // Facts of this yoga, which those of the same grahas share.
      basedOn: [...strength, ...facts, sources].filter(Boolean).join(' '),
    },
  ];
}

/** The yogas of a kundli, group by group, the strongest of each first. */
export const yogasIn = ({ judgement }: KundliSource): readonly JudgedYoga[] =>
  judgement().yogas.toSorted(
    (one, other) => yogaGroups.indexOf(one.group) - yogaGroups.indexOf(other.group),
  );

const MAX_NAMED = 3;

/** The strongest yogas that act, each rule once. Those of all seven planets are in every chart. */
function strongestOf({ judgement, language }: KundliSource): readonly string[] {
  const favourable = judgement().yogas.filter(
    (yoga) => isActing(yoga) && yoga.nature === 'good' && yoga.group !== 'nabhasa',
  );
  return [...new Set(favourable.map((yoga) => yogaName(yoga, language)))].slice(0, MAX_NAMED);
}

/** The yogas that act, group by group; then those that something cancels. */
export function yogasPart(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { yogas: words } = catalogue;
  const yogas = yogasIn(source);
  const strongest = strongestOf(source);
  const acting = yogas.filter(isActing);
  const cancelled = yogas.filter((yoga) => !isActing(yoga));
  // A rule that another pair of grahas fulfils is listed with those that act.
  const onlyCancelled = cancelled.filter(({ id }) => acting.every((yoga) => yoga.id !== id));
  const groups = yogaGroups.flatMap((group): ReportBlock[] => {
    const ofGroup = acting.filter((yoga) => yoga.group === group);
    if (ofGroup.length === 0) return [];
    return [
      section(words.groups[group], [
        text(words.groupNotes[group], 'quiet'),
        readings(
          byRule(ofGroup).flatMap((same) => yogaReading(same, source, catalogue)),
          4,
        ),
      ]),
    ];
  });
  return reportPart(words.intro({ checked: YOGA_RULES.length }), [
    text(
      onlyCancelled.length > 0
        ? words.summaryWithCancelled({ acting: acting.length, cancelled: onlyCancelled.length })
        : words.summary({ acting: acting.length }),
      'strong',
    ),
    ...(strongest.length > 0
      ? [text(words.strongest({ names: formatList(strongest, source.language) }))]
      : []),
    ...groups,
    ...(onlyCancelled.length > 0
      ? [
          {
            type: 'disclosure' as const,
            label: words.cancelledTitle({ count: onlyCancelled.length }),
            blocks: [
              text(words.cancelledNote),
              readings(
                byRule(onlyCancelled).flatMap((same) => yogaReading(same, source, catalogue)),
                4,
              ),
            ],
          },
        ]
      : []),
  ]);
}
