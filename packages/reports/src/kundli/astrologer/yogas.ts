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
} from '@jyoti/ui/report-view';
import type { AstrologerWords } from './astrologer-words.en.ts';

const tones = { good: 'success', bad: 'danger', mixed: 'plain' } as const;

function badgesOf(yoga: YogaRow, { yogas: words }: AstrologerWords): ReportBadge[] {
  if (!yoga.is_acting) return [{ text: words.cancelled, tone: 'plain', icon: false }];
  return [
    { text: words.natures[yoga.nature], tone: tones[yoga.nature] },
    { text: words.strengths[yoga.strength], icon: false },
  ];
}

function yogaReading(yoga: YogaRow, catalogue: AstrologerWords): Reading {
  const { yogas: words } = catalogue;
  return {
    title: words.name(yoga.name),
    badges: badgesOf(yoga, catalogue),
    pieces: [
      { text: yoga.rule },
      { text: yoga.because || undefined, look: 'quiet' },
      ...(yoga.is_acting ? [] : [{ title: words.why, text: yoga.cancelled_by.join(' ') }]),
    ],
    basedOn: yoga.sources
      .map(({ text: book, chapter, verse }) =>
        [words.books[book] ?? book, [chapter, verse].filter(Boolean).join('.')].join(' '),
      )
      .join('; '),
  };
}

/** The yogas that act, group by group; then those that something cancels. */
export function yogasPart({ yogas }: Kundli, catalogue: AstrologerWords): ReportPart | null {
  if (!yogas) return null;
  const { yogas: words } = catalogue;
  const acting = yogas.found.filter(({ is_acting: isActing }) => isActing);
  const cancelled = yogas.found.filter(({ is_acting: isActing }) => !isActing);
  const groups = yogaGroups.flatMap((group): ReportBlock[] => {
    const found = acting.filter((yoga) => yoga.group === group);
    if (found.length === 0) return [];
    return [
      section(words.groups[group], [
        text(words.groupNotes[group], 'quiet'),
        readings(
          found.map((yoga) => yogaReading(yoga, catalogue)),
          4,
        ),
      ]),
    ];
  });
  return reportPart(words.intro(yogas.checked), [
    text(words.summary(acting.length, cancelled.length), 'strong'),
    ...groups,
    ...(cancelled.length > 0
      ? [
          {
            type: 'disclosure' as const,
            label: words.cancelledTitle(cancelled.length),
            blocks: [
              text(words.cancelledNote),
              readings(
                cancelled.map((yoga) => yogaReading(yoga, catalogue)),
                4,
              ),
            ],
          },
        ]
      : []),
  ]);
}
