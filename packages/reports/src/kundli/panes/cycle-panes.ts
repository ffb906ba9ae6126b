import { charaDasha, yogini } from '@jyoti/jyotish';
import { text, type ReportBlock } from '@jyoti/ui/data';
import { dashasMessages } from '../../messages.generated/dashas.ts';
import { reportWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';
import { periodSetting, withSpan } from '../period-setting.ts';
import { periodsTable } from '../periods-table.ts';

/** The dashas of the signs, two rounds from birth. */
export function charTable(source: KundliSource): ReportBlock[] {
  const { char: words, length, terms, common } = reportWords(dashasMessages, source.language);
  const { chart, choices } = source;
  const { mahadashas } = charaDasha(chart, chart.time.jdUt, chart.settings.yearDays, {
    lords: choices.chara_lords,
    exaltationAdjustment: choices.chara_exaltation,
  });
  const table = periodsTable(
    {
      caption: words.caption,
      nameHeader: words.main,
      rows: mahadashas.map(withSpan),
      name: ({ dasha }) => terms.signWithSanskrit(dasha),
      before: [[{ header: words.lord }, ({ lord }) => terms.graha(lord)]],
      after: [
        [
          { header: length, numeric: true, stacked: 'end' },
          ({ years }) => common.span.years({ count: years }),
        ],
      ],
    },
    periodSetting(source),
  );
  return [table];
}

/** The dashas of the eight yoginis, three rounds. */
export function yoginiTable(source: KundliSource): ReportBlock[] {
  const {
    yogini: words,
    dasha,
    lord,
    footer,
    terms,
  } = reportWords(dashasMessages, source.language);
  const { grahas, time, settings } = source.chart;
  const { mahadashas } = yogini(grahas.moon.longitude, time.jdUt, settings.yearDays);
  const { yoginis } = terms.charts;
  return [
    periodsTable(
      {
        caption: words.caption,
        nameHeader: dasha,
        rows: mahadashas.map(withSpan),
        name: (period) => yoginis[period.dasha],
        graha: (period) => period.lord,
        before: [[{ header: lord }, (period) => terms.graha(period.lord)]],
        dates: ['ends'],
      },
      periodSetting(source),
    ),
    {
      ...text(footer({ shown: mahadashas.length, total: mahadashas.length }), 'small'),
      pageOnly: true,
    },
  ];
}
