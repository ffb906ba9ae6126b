import { doshaReferences, type Kundli, type MangalDosha, type Sadesati } from '@jyoti/contract';
import { rashiName } from '../../../kundli/chart-data.ts';
import { dayOf, degreesMinutesSeconds } from '../../../kundli/format.ts';
import type { Reading, ReportBlock, ReportPart } from '../../../report/report-block.ts';
import { periodsTable, type PeriodSetting } from '../periods-table.ts';
import type { SubTabKey } from '../report-tabs.ts';
import type { DoshasTabWords } from './words.ts';

export interface DoshaSetting extends PeriodSetting {
  doshas: DoshasTabWords;
}

type Doshas = NonNullable<Kundli['doshas']>;

/** How much of the dosha there is, before and after what cancels it. */
function mangalVerdict(
  dosha: MangalDosha,
  { mangal: words, yes, no }: DoshasTabWords,
): ReportBlock {
  const remarks = [
    dosha.cancellation.cancellationScore > 0 && words.effective(Math.round(dosha.effective_score)),
    dosha.is_anshik && words.anshik,
    words.threshold,
  ];
  return {
    type: 'verdict',
    present: dosha.is_dosha_present,
    answer: dosha.is_dosha_present ? yes : no,
    sentence: words.score(Math.round(dosha.score)),
    blocks: [
      { type: 'text', text: dosha.bot_response },
      { type: 'text', text: remarks.filter(Boolean).join(' '), look: 'small' },
    ],
  };
}

/** How the percentage is calculated. */
export function mangalFormula({ mangal: words }: DoshasTabWords): ReportBlock {
  return {
    type: 'disclosure',
    label: words.formula,
    blocks: words.formulaText.map((text) => ({ type: 'text', text, look: 'small' })),
  };
}

/** Whether Mars causes the dosha, from which house, and what cancels it. */
function mangalDosh({ mangal, manglik }: Doshas, catalogue: DoshasTabWords): ReportPart {
  const words = catalogue.mangal;
  const { cancellationScore, cancellationReason } = mangal.cancellation;
  const mars = [mangal.factors.mars, mangal.factors.moon].filter(Boolean).join(' ');
  return {
    intro: words.intro,
    blocks: [
      mangalVerdict(mangal, catalogue),
      {
        type: 'readings',
        items: [
          {
            title: words.mars,
            pieces: [{ text: mars || words.marsAbsent }],
            basedOn: words.because(manglik.mars_zodiac, manglik.mars_strength),
          },
          {
            as: 'section',
            title: words.reasons,
            pieces: [
              { list: cancellationReason, none: words.noReasons },
              { text: words.cancellation(Math.round(cancellationScore * 100)), look: 'strong' },
            ],
          },
        ],
      },
      mangalFormula(catalogue),
    ],
  };
}

/** Whether all grahas are on one side of the nodes, of which form, and what breaks it. */
function kaalSarpDosh(
  { kaalsarp }: Doshas,
  { kaalsarp: words, yes, no }: DoshasTabWords,
): ReportPart {
  const because = [
    words.because(kaalsarp.rahu_house, kaalsarp.ketu_house),
    ...(kaalsarp.direction ? [words[kaalsarp.direction]] : []),
    ...kaalsarp.outside.map(({ graha, house, node, degrees_beyond }) =>
      words.outside(graha, house, degreesMinutesSeconds(degrees_beyond), node),
    ),
  ].join('; ');
  const note = kaalsarp.remedies.length > 0 ? words.remedyNote : undefined;
  return {
    intro: words.intro,
    blocks: [
      {
        type: 'verdict',
        present: kaalsarp.is_dosha_present,
        answer: kaalsarp.is_dosha_present ? yes : no,
        sentence: kaalsarp.is_dosha_present ? words.present(kaalsarp.type ?? '') : words.none,
        blocks: [
          { type: 'text', text: kaalsarp.bot_response },
          { type: 'text', text: kaalsarp.is_partial ? words.partial : undefined },
          { type: 'basedOn', text: because },
        ],
      },
      {
        type: 'readings',
        items: [
          {
            as: 'section',
            title: words.remedies,
            pieces: [
              { list: kaalsarp.remedies, none: words.noRemedies },
              { text: note, look: 'quiet' },
            ],
          },
        ],
      },
    ],
  };
}

/** The same dosha with all its factors. */
function manglikDosh({ manglik }: Doshas, catalogue: DoshasTabWords): ReportPart {
  const { mangal: words, yes, no } = catalogue;
  const factors = Object.values(manglik.factors).filter((sentence) => sentence !== undefined);
  return {
    intro: words.intro,
    blocks: [
      mangalVerdict(manglik, catalogue),
      {
        type: 'readings',
        items: [
          {
            as: 'section',
            title: words.factors,
            pieces: [{ list: factors, none: words.noFactors }],
          },
          {
            as: 'section',
            title: words.aspects,
            pieces: [{ list: manglik.aspects, none: words.noAspects }],
          },
        ],
      },
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
            seen.house,
            seen.is_dosha_house ? yes : no,
            seen.units,
            seen.weight,
            seen.aspected_houses.join(', '),
          ];
        }),
      },
      { type: 'slot', name: 'formula' },
    ],
  };
}

/** Whether one of three rules holds, which, and all three. */
function pitraDosh({ pitra }: Doshas, { pitra: words, yes, no }: DoshasTabWords): ReportPart {
  const reasons: Reading[] =
    pitra.reasons.length > 0
      ? [{ as: 'section', title: words.reasons, pieces: [{ list: pitra.reasons }] }]
      : [];
  return {
    intro: words.intro,
    blocks: [
      {
        type: 'verdict',
        present: pitra.is_dosha_present,
        answer: pitra.is_dosha_present ? yes : no,
        sentence: pitra.is_dosha_present ? words.present : words.none,
        blocks: [{ type: 'text', text: pitra.bot_response }],
      },
      {
        type: 'readings',
        items: [
          ...reasons,
          { as: 'section', title: words.rules, pieces: [{ list: words.rulesText }] },
        ],
      },
    ],
  };
}

/** How heavily the four malefics weigh. */
function papasamaya(
  { papasamaya: papa }: Doshas,
  name: string,
  { papa: words }: DoshasTabWords,
): ReportPart {
  return {
    intro: words.intro,
    blocks: [
      { type: 'text', text: papa.bot_response },
      {
        type: 'papa',
        props: {
          caption: words.caption,
          partners: [
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
        },
      },
    ],
  };
}

/** Saturn's passages over the Moon, from its true entries into the signs. */
export function sadeSati(sadesati: Sadesati, setting: DoshaSetting): ReportBlock {
  const words = setting.doshas.sadesati;
  const { current, moon_sign: moonSign, cycles } = sadesati;
  const now = current
    ? words.now(
        words.phases[current.phase],
        rashiName(current.zodiac),
        dayOf(current.end, setting.timezone),
      )
    : words.notNow;
  const numbered = cycles.map((cycle, index) => ({ ...cycle, number: index + 1 }));
  return {
    type: 'disclosure',
    label: words.title,
    blocks: [
      { type: 'text', text: `${words.intro(rashiName(moonSign))} ${now}` },
      { type: 'text', text: sadesati.bot_response },
      periodsTable(
        {
          caption: words.caption,
          nameHeader: words.cycle,
          rows: numbered,
          name: ({ number }) => words.cycleName(number),
        },
        setting,
      ),
    ],
  };
}

/** What a sub-tab of Doshas shows; null if the report lacks its facts. */
export function doshasPart(
  key: SubTabKey<'doshas'>,
  { doshas, birth }: Kundli,
  words: DoshasTabWords,
): ReportPart | null {
  if (!doshas) return null;
  switch (key) {
    case 'mangal-dosh':
      return mangalDosh(doshas, words);
    case 'kaal-sarp-dosh':
      return kaalSarpDosh(doshas, words);
    case 'manglik-dosh':
      return manglikDosh(doshas, words);
    case 'pitra-dosh':
      return pitraDosh(doshas, words);
    case 'papasamaya':
      return papasamaya(doshas, birth.name, words);
  }
}
