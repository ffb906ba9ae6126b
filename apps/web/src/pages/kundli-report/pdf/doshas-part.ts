import { doshaReferences, type Kundli, type MangalDosha, type Sadesati } from '@jyoti/contract';
import type { PdfBlock } from '@jyoti/pdf';
import { rashiName } from '../../../kundli/chart-data.ts';
import { dayOf, degreesMinutesSeconds } from '../../../kundli/format.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { papaTable } from '../../../kundli/pdf/papa-table.ts';
import { heading, paragraph } from '../../../kundli/pdf/blocks.ts';
import { because, periodsTable, reading, sentences, type ReportSetting } from './report-blocks.ts';

type Doshas = NonNullable<Kundli['doshas']>;

/** The answer to one question: yes or no, in a sentence, and what is to be said of it. */
function verdict(answer: string, sentence: string, response: string | undefined): PdfBlock[] {
  return [
    { type: 'paragraph', text: `${answer}. ${sentence}`, look: 'lead' },
    ...paragraph(response),
  ];
}

function mangalVerdict(dosha: MangalDosha, { words }: ReportSetting): PdfBlock[] {
  const { mangal, yes, no } = words.doshas;
  return [
    ...verdict(
      dosha.is_dosha_present ? yes : no,
      mangal.score(Math.round(dosha.score)),
      dosha.bot_response,
    ),
    ...paragraph(
      [
        dosha.cancellation.cancellationScore > 0 &&
          mangal.effective(Math.round(dosha.effective_score)),
        dosha.is_anshik && mangal.anshik,
        mangal.threshold,
      ]
        .filter(Boolean)
        .join(' '),
      'quiet',
    ),
  ];
}

function mangalDosh({ mangal, manglik }: Doshas, setting: ReportSetting): PdfBlock[] {
  const { mangal: words } = setting.words.doshas;
  const { cancellationScore, cancellationReason } = mangal.cancellation;
  const mars = [mangal.factors.mars, mangal.factors.moon].filter(Boolean).join(' ');
  return [
    ...paragraph(words.intro, 'quiet'),
    ...mangalVerdict(mangal, setting),
    ...reading(
      words.mars,
      paragraph(mars || words.marsAbsent),
      words.because(manglik.mars_zodiac, manglik.mars_strength),
      setting,
    ),
    ...sentences(words.reasons, cancellationReason, words.noReasons),
    ...paragraph(words.cancellation(Math.round(cancellationScore * 100)), 'strong'),
    heading(words.formula),
    ...words.formulaText.flatMap((sentence) => paragraph(sentence)),
  ];
}

function kaalSarpDosh({ kaalsarp }: Doshas, setting: ReportSetting): PdfBlock[] {
  const { kaalsarp: words, yes, no } = setting.words.doshas;
  const rests = [
    words.because(kaalsarp.rahu_house, kaalsarp.ketu_house),
    ...(kaalsarp.direction ? [words[kaalsarp.direction]] : []),
    ...kaalsarp.outside.map(({ graha, house, node, degrees_beyond }) =>
      words.outside(graha, house, degreesMinutesSeconds(degrees_beyond), node),
    ),
  ].join('; ');
  return [
    ...paragraph(words.intro, 'quiet'),
    ...verdict(
      kaalsarp.is_dosha_present ? yes : no,
      kaalsarp.is_dosha_present ? words.present(kaalsarp.type ?? '') : words.none,
      kaalsarp.bot_response,
    ),
    ...paragraph(kaalsarp.is_partial && words.partial),
    because(rests, setting),
    ...sentences(words.remedies, kaalsarp.remedies, words.noRemedies),
    ...paragraph(kaalsarp.remedies.length > 0 && words.remedyNote, 'quiet'),
  ];
}

function manglikDosh({ manglik }: Doshas, setting: ReportSetting): PdfBlock[] {
  const { mangal: words, yes, no } = setting.words.doshas;
  const factors = Object.values(manglik.factors).filter((sentence) => sentence !== undefined);
  return [
    ...paragraph(words.intro, 'quiet'),
    ...mangalVerdict(manglik, setting),
    ...sentences(words.factors, factors, words.noFactors),
    ...sentences(words.aspects, manglik.aspects, words.noAspects),
    {
      type: 'table',
      caption: words.seenFrom,
      columns: [
        { header: words.from },
        { header: words.house, numeric: true },
        { header: words.counts },
        { header: words.units, numeric: true },
        { header: words.weight, numeric: true },
        { header: words.aspected },
      ],
      rows: doshaReferences.map((from) => {
        const seen = manglik.references[from];
        return [
          words.references[from],
          String(seen.house),
          seen.is_dosha_house ? yes : no,
          String(seen.units),
          String(seen.weight),
          seen.aspected_houses.join(', '),
        ];
      }),
    },
  ];
}

function pitraDosh({ pitra }: Doshas, { words }: ReportSetting): PdfBlock[] {
  const { pitra: own, yes, no } = words.doshas;
  return [
    ...paragraph(own.intro, 'quiet'),
    ...verdict(
      pitra.is_dosha_present ? yes : no,
      pitra.is_dosha_present ? own.present : own.none,
      pitra.bot_response,
    ),
    ...(pitra.reasons.length > 0 ? sentences(own.reasons, pitra.reasons) : []),
    ...sentences(own.rules, own.rulesText),
  ];
}

function papasamaya(
  { papasamaya: papa }: Doshas,
  name: string,
  { words }: ReportSetting,
): PdfBlock[] {
  const { papa: own } = words.doshas;
  return [
    ...paragraph(own.intro, 'quiet'),
    ...paragraph(papa.bot_response),
    papaTable(
      own.caption,
      [
        {
          name,
          papa: {
            rahu: papa.rahu_papa,
            sun: papa.sun_papa,
            saturn: papa.saturn_papa,
            mars: papa.mars_papa,
          },
          total: papa.total,
          points: papa.points,
        },
      ],
      words.pdf,
    ),
    ...paragraph(words.pdf.papa.note, 'quiet'),
  ];
}

/** Saturn's passages over the Moon. */
export function sadeSatiBlocks(sadesati: Sadesati, setting: ReportSetting): PdfBlock[] {
  const { sadesati: words } = setting.words.doshas;
  const { current } = sadesati;
  return [
    ...paragraph(words.intro(rashiName(sadesati.moon_sign))),
    ...paragraph(
      current
        ? words.now(
            words.phases[current.phase],
            rashiName(current.zodiac),
            dayOf(current.end, setting.timezone),
          )
        : words.notNow,
    ),
    ...paragraph(sadesati.bot_response),
    periodsTable(
      {
        caption: words.caption,
        name: words.cycle,
        rows: sadesati.cycles.map(({ start, end }, index) => ({
          name: words.cycleName(index + 1),
          start,
          end,
        })),
      },
      setting,
    ),
  ];
}

/** The sub-tabs of Doshas as they stand in a document, with sade sati below the last, as the page has it below each. */
export function doshasPart(
  { doshas, birth }: Kundli,
  setting: ReportSetting,
): Record<SubTabKey<'doshas'>, PdfBlock[]> {
  const of = (write: (found: Doshas) => PdfBlock[]) => (doshas ? write(doshas) : []);
  return {
    'mangal-dosh': of((found) => mangalDosh(found, setting)),
    'kaal-sarp-dosh': of((found) => kaalSarpDosh(found, setting)),
    'manglik-dosh': of((found) => manglikDosh(found, setting)),
    'pitra-dosh': of((found) => pitraDosh(found, setting)),
    papasamaya: of((found) => [
      ...papasamaya(found, birth.name, setting),
      heading(setting.words.doshas.sadesati.title),
      ...sadeSatiBlocks(found.sadesati, setting),
    ]),
  };
}
