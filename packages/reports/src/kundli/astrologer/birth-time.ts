import { padaOf, vargaLagnaSpans, VIMSHOTTARI_YEARS, type VargaNumber } from '@jyoti/jyotish';
import { vargasMessages } from '@jyoti/language/terms/vargas';
import {
  facts,
  type ReportBlock,
  type ReportPart,
  reportPart,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import type { AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';

/** A limit closer than this to the time of birth is marked: births are often noted to five minutes. */
const CLOSE_SECONDS = 300;

/** How long each rising sign of the sixteen vargas lasts, before and after the time of birth. */
export function lagnaSpanTable(
  { chart, language }: KundliSource,
  { birthTime: words, terms }: AstrologerWords,
): ReportBlock {
  const names = vargasMessages[language].vargas;
  const nameOf = (number: VargaNumber) => names[`D${number}`];
  const { jdUt } = chart.time;
  const spans = vargaLagnaSpans(chart);
  const secondsTo = (instant: number | null) =>
    instant === null ? null : Math.floor(Math.abs(instant - jdUt) * 86_400);
  const length = (seconds: number): string => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours > 0
      ? words.hours({ hours, minutes })
      : words.minutes({ minutes, seconds: seconds % 60 });
  };
  const cell = (instant: number | null, sign: (typeof spans)[number]['before']) => {
    const seconds = secondsTo(instant);
    return seconds === null || sign === null
      ? words.longer
      : words.limit({ length: length(seconds), sign: terms.sign(sign) });
  };
  const isClose = ({ startJdUt, endJdUt }: (typeof spans)[number]) =>
    [startJdUt, endJdUt].some((instant) => (secondsTo(instant) ?? Infinity) < CLOSE_SECONDS);
  return table(
    words.caption,
    [words.varga, words.sign, words.earlier, words.later],
    spans.map(({ varga, sign, startJdUt, endJdUt, before, after }) => [
      nameOf(varga),
      terms.sign(sign),
      cell(startJdUt, before),
      cell(endJdUt, after),
    ]),
    {
      captionShown: false,
      marked: spans.flatMap((span, index) => (isClose(span) ? [index] : [])),
    },
  );
}

/** What the Moon, and with her the dashas, depend on the minute of birth. */
function dashaFacts(
  { chart }: KundliSource,
  { birthTime: words, terms }: AstrologerWords,
): ReportBlock {
  const { moon } = chart.grahas;
  const lord = moon.nakshatraLord;
  const years = VIMSHOTTARI_YEARS[lord];
  // A minute later the Moon has run more of her nakshatra, so that its dasha began earlier.
  const daysPerMinute = (moon.speed / 1440) * (3 / 40) * years * chart.settings.yearDays;
  const minutesTo = (degrees: number) => Math.floor((degrees / moon.speed) * 1440);
  const inPada = moon.degreeInSign % (10 / 3);
  return facts({}, [
    [
      words.moon,
      words.moonIn({
        nakshatra: terms.nakshatra(moon.nakshatra),
        pada: padaOf(moon.longitude),
        earlier: minutesTo(inPada),
        later: minutesTo(10 / 3 - inPada),
      }),
    ],
    [
      words.dasha,
      words.dashaShift({ lord: terms.graha(lord), days: Number(daysPerMinute.toFixed(1)) }),
    ],
  ]);
}

/** How exact the time of birth must be, and what an earlier or later one would change. */
export function birthTimePart(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { birthTime: words } = catalogue;
  return reportPart(words.intro, [
    dashaFacts(source, catalogue),
    section(words.title, [text(words.note), lagnaSpanTable(source, catalogue)]),
  ]);
}
