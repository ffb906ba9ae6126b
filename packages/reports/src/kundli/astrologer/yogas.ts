import {
  houseFrom,
  SIGNS,
  signFromIndex,
  YOGA_RULES,
  YOGA_TEXTS,
  yogasOf,
  type FoundYoga,
  type HouseNumber,
} from '@jyoti/jyotish';
import {
  gradedAdhiRule,
  neechaBhangaSentence,
  yogaBecause,
  yogaCancellationSentence,
  yogaName,
  yogaRule,
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
import type { AstrologerWords } from '../../report-words.ts';
import { sexOf, type KundliSource } from '../kundli-source.ts';

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

const tones = { good: 'success', bad: 'danger', mixed: 'plain' } as const;

const isActing = ({ cancellations }: FoundYoga): boolean => cancellations.length === 0;

function badgesOf(yoga: FoundYoga, words: AstrologerWords['yogas']): ReportBadge[] {
  if (!isActing(yoga)) return [{ text: words.cancelled, tone: 'plain', icon: false }];
  return [
    { text: words.natures[yoga.nature], tone: tones[yoga.nature] },
    { text: words.strengths[yoga.strength], icon: false },
  ];
}

/** The yogas of a list that have one rule, in the order of the first of each. */
const byRule = (yogas: readonly FoundYoga[]): (readonly FoundYoga[])[] =>
  Object.values(Object.groupBy(yogas, ({ id }) => id)).flatMap((same) => (same ? [same] : []));

function grahasOf(yoga: FoundYoga, { chart: { ascendant, grahas } }: KundliSource): YogaGraha[] {
  const lordOf = (house: HouseNumber) => SIGNS[signFromIndex(ascendant.sign + house - 2)].lord;
  return yoga.grahas.map((graha) => ({
    graha,
    house: houseFrom(ascendant.sign, grahas[graha].sign),
    lordOf: yoga.lordsOf.filter((house) => lordOf(house) === graha),
  }));
}

/** The grahas whose debilitation a yoga cancels. */
const neechaBhangaOf = ({ group, grahas }: FoundYoga, { chart }: KundliSource) =>
  group === 'neecha_bhanga'
    ? grahas.map((graha) => chart.grahas[graha]).filter((one) => one.neechaBhanga.length > 0)
    : [];

/** One card for a rule, which several pairs of grahas can fulfil. */
function yogaReading(
  same: readonly FoundYoga[],
  source: KundliSource,
  { yogas: words, terms: { language } }: AstrologerWords,
): Reading[] {
  const [yoga] = same;
  if (!yoga) return [];
  const facts = same.flatMap((found) => [
    yogaBecause(grahasOf(found, source), language),
    ...neechaBhangaOf(found, source).map((one) => neechaBhangaSentence(one, language) ?? ''),
    ...found.cancellations.map((one) => yogaCancellationSentence(one, language)),
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
  const isGraded = yoga.id === 'chandradhi' && yoga.grahas.length < 4;
  return [
    {
      title: words.name({ name: yogaName(yoga, language) }),
      badges: badgesOf(yoga, words),
      pieces: [{ text: (isGraded ? gradedAdhiRule(language) : yogaRule(yoga.id, language)).text }],
      basedOn: [...facts, sources].filter(Boolean).join(' '),
    },
  ];
}

/** The yogas of a kundli, group by group. */
export const yogasIn = ({ birth, chart, choices }: KundliSource): readonly FoundYoga[] =>
  yogasOf(chart, { ...sexOf(birth), adhi: choices.adhi_yoga }).toSorted(
    (one, other) => yogaGroups.indexOf(one.group) - yogaGroups.indexOf(other.group),
  );

/** The yogas that act, group by group; then those that something cancels. */
export function yogasPart(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { yogas: words } = catalogue;
  const yogas = yogasIn(source);
  const acting = yogas.filter(isActing);
  const cancelled = yogas.filter((yoga) => !isActing(yoga));
  // A rule that another pair of grahas fulfils is listed with those that act.
  const onlyCancelled = cancelled.filter(({ id }) => acting.every((yoga) => yoga.id !== id));
  const groups = yogaGroups.flatMap((group): ReportBlock[] => {
    const found = acting.filter((yoga) => yoga.group === group);
    if (found.length === 0) return [];
    return [
      section(words.groups[group], [
        text(words.groupNotes[group], 'quiet'),
        readings(
          byRule(found).flatMap((same) => yogaReading(same, source, catalogue)),
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
