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
import { chart, facts, heading, paragraph } from '../../../documents/pdf/blocks.ts';
import type { PdfBlock } from '@jyoti/pdf';
import { roundedNumber, wholeNumber } from '@jyoti/reports';
import { timeOfDay } from '@jyoti/ui/time-span';
import type { MatchPart } from './match-part.ts';
import { reportMessages } from '../../../../messages.generated/report.ts';

/** The start of the document: the score, the two births and their charts. */
export function opening({
  source,
  words,
  match: matchPartWords,
  pdf,
  setting,
}: MatchPart): PdfBlock[] {
  const { match, names } = source;
  const { ashtakoot, aggregate } = match;
  const { pdf: common } = setting.words;
  const planets = {
    boy: ashtakoot.boy_planetary_details,
    girl: ashtakoot.girl_planetary_details,
  };
  return [
    ...paragraph(
      words.sentence({
        points: roundedNumber(ashtakoot.score),
        percent: wholeNumber(aggregate.score),
      }),
      'lead',
    ),
    {
      type: 'figures',
      items: [
        {
          label: words.dial,
          value: matchPartWords.outOf({
            value: roundedNumber(ashtakoot.score),
            full: roundedNumber(ashtakoot.full_score),
          }),
        },
        {
          label: matchPartWords.aggregate.overall,
          value: matchPartWords.percent({ value: wholeNumber(aggregate.score) }),
        },
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
            [pdf.date, civilDay(date, matchPartWords.names.language)],
            [common.time, timeOfDay(matchPartWords.names.times, time)],
            [pdf.place, place.name],
            [pdf.coordinates, coordinates(place.latitude, place.longitude, matchPartWords.names)],
            [common.zone, clockName(used, matchPartWords.names)],
            [common.offset, common.utc({ offset: offsetText(used.utc_offset_minutes) })],
            [pdf.ayanamsa, degreesMinutesSeconds(used.ayanamsa_degrees)],
            [common.madeOn, dayOf(setting.now, used.timezone, matchPartWords.names.language)],
          ],
          setting,
        ),
      ];
    }),
    {
      type: 'charts',
      perRow: 2,
      charts: partners.map((partner) =>
        chart(
          matchPartWords.charts.chart({ name: names[partner] }),
          birthChart(planets[partner]),
          setting,
          {
            middle: 'D1',
          },
        ),
      ),
    },
    ...paragraph(common.legend, 'quiet'),
    ...match.notices.flatMap((notice) => paragraph(notice, 'quiet')),
    ...paragraph(words.basis.line, 'quiet'),
    ...paragraph(words.basis.uncertain, 'quiet'),
    ...paragraph(reportMessages[setting.language].tradition, 'quiet'),
  ];
}
