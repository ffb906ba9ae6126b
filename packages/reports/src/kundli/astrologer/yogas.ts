import { yogaGroups, type Kundli, type YogaRow } from '@jyoti/contract';
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

const tones = { good: 'success', bad: 'danger', mixed: 'plain' } as const;

function badgesOf(yoga: YogaRow, { yogas: words }: AstrologerWords): ReportBadge[] {
  if (!yoga.is_acting) return [{ text: words.cancelled, tone: 'plain', icon: false }];
  return [
    { text: words.natures[yoga.nature], tone: tones[yoga.nature] },
    { text: words.strengths[yoga.strength], icon: false },
  ];
}

/** The yogas of a list that have one rule, in the order of the first of each. */
const byRule = (yogas: readonly YogaRow[]): (readonly YogaRow[])[] =>
  Object.values(Object.groupBy(yogas, ({ id }) => id)).flatMap((same) => (same ? [same] : []));

/** One card for a rule, which several pairs of grahas can fulfil. */
function yogaReading(same: readonly YogaRow[], catalogue: AstrologerWords): Reading[] {
  const { yogas: words } = catalogue;
  const [yoga] = same;
  if (!yoga) return [];
  const facts = same.flatMap(({ because, cancelled_by: reasons }) => [because, ...reasons]);
  const sources = yoga.sources
    .map(({ text: book, chapter, verse }) =>
      [
        book in words.books ? words.books[book as keyof typeof words.books] : book,
        [chapter, verse].filter(Boolean).join('.'),
      ].join(' '),
    )
    .join('; ');
  return [
    {
      title: words.name({ name: yoga.name }),
      badges: badgesOf(yoga, catalogue),
      pieces: [{ text: yoga.rule }],
      basedOn: [...facts, sources].filter(Boolean).join(' '),
    },
  ];
}

/** The yogas that act, group by group; then those that something cancels. */
export function yogasPart({ yogas }: Kundli, catalogue: AstrologerWords): ReportPart | null {
  if (!yogas) return null;
  const { yogas: words } = catalogue;
  const acting = yogas.found.filter(({ is_acting: isActing }) => isActing);
  const cancelled = yogas.found.filter(({ is_acting: isActing }) => !isActing);
  // A rule that another pair of grahas fulfils is listed with those that act.
  const onlyCancelled = cancelled.filter(({ id }) => acting.every((yoga) => yoga.id !== id));
  const groups = yogaGroups.flatMap((group): ReportBlock[] => {
    const found = acting.filter((yoga) => yoga.group === group);
    if (found.length === 0) return [];
    return [
      section(words.groups[group], [
        text(words.groupNotes[group], 'quiet'),
        readings(
          byRule(found).flatMap((same) => yogaReading(same, catalogue)),
          4,
        ),
      ]),
    ];
  });
  return reportPart(words.intro({ checked: yogas.checked }), [
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
                byRule(onlyCancelled).flatMap((same) => yogaReading(same, catalogue)),
                4,
              ),
            ],
          },
        ]
      : []),
  ]);
}
