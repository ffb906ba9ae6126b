import { partners } from '@jyoti/contract';
import {
  birthChart,
  civilDay,
  clockName,
  coordinates,
  dayOf,
  degreesMinutesSeconds,
  offsetText,
} from '@jyoti/reports/format';
import { chart, facts, heading, paragraph } from '../../../report/pdf/blocks.ts';
import { useCommonReportWords } from '../../../report/words.ts';
import type { PdfBlock } from '@jyoti/pdf';
import { roundedNumber, wholeNumber } from '@jyoti/reports';
import { timeOfDay } from '@jyoti/ui/time-span';
import type { MatchPart } from './match-part.ts';

/** The start of the document: the score, the two births and their charts. */
export function opening({ source, words, pdf, setting }: MatchPart): PdfBlock[] {
  const { match, names } = source;
  const { ashtakoot, aggregate } = match;
  const { pdf: common } = setting.words;
  const planets = {
    boy: ashtakoot.boy_planetary_details,
    girl: ashtakoot.girl_planetary_details,
  };
  return [
    ...paragraph(
      words.sentence(roundedNumber(ashtakoot.score), wholeNumber(aggregate.score)),
      'lead',
    ),
    {
      type: 'figures',
      items: [
        {
          label: words.dial,
          value: words.outOf(roundedNumber(ashtakoot.score), roundedNumber(ashtakoot.full_score)),
        },
        { label: words.aggregate.overall, value: words.percent(wholeNumber(aggregate.score)) },
      ],
    },
    heading(pdf.births),
    ...partners.flatMap((partner) => {
      const { date, time, place } = match[partner];
      const used = match.settings[partner];
      return [
        ...paragraph(names[partner], 'strong'),
        facts(
          [
            [pdf.date, civilDay(date, words.names.language)],
            [common.time, timeOfDay(words.names.times, time)],
            [pdf.place, place.name],
            [pdf.coordinates, coordinates(place.latitude, place.longitude, words.names)],
            [common.zone, clockName(used, words.names)],
            [common.offset, common.utc(offsetText(used.utc_offset_minutes))],
            [pdf.ayanamsa, degreesMinutesSeconds(used.ayanamsa_degrees)],
            [common.madeOn, dayOf(setting.now, used.timezone, words.names.language)],
          ],
          setting,
        ),
      ];
    }),
    {
      type: 'charts',
      perRow: 2,
      charts: partners.map((partner) =>
        chart(words.charts.chart(names[partner]), birthChart(planets[partner]), setting, {
          middle: 'D1',
        }),
      ),
    },
    ...paragraph(common.legend, 'quiet'),
    ...match.notices.flatMap((notice) => paragraph(notice, 'quiet')),
    ...paragraph(words.basis.line, 'quiet'),
    ...paragraph(words.basis.uncertain, 'quiet'),
    ...paragraph(useCommonReportWords.of(setting.language).tradition, 'quiet'),
  ];
}
