import { partners, type Partner } from '@jyoti/contract';
import { avakahada, type Chart, type Couple, type JulianDay } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import {
  facts,
  section,
  type ReportBlock,
  type ReportChart,
  type ReportFact,
} from '@jyoti/ui/data';
import { grahaTable } from '../format/graha-table.ts';
import { chartData } from '../format/kundli-chart.ts';
import { periodsAt } from '../kundli/basic-details.ts';
import { gemValue } from '../kundli/gem-value.ts';
import type { MatchWords } from '../report-words.ts';

/** The charts of a couple, and what they are described with. */
export interface ChartsSubject {
  readonly charts: Couple<Chart>;
  /** The instant whose periods are the running ones. */
  readonly nowJdUt: JulianDay;
  readonly names: Couple<string>;
  readonly words: MatchWords;
  readonly language: Language;
  /** The page about gems, which the gem of a chart links to. @default no link */
  readonly gemHref?: string;
}

/** The birth charts of both. */
export const birthCharts = ({ charts, names, words }: ChartsSubject) =>
  partners.map((partner) => ({
    label: words.charts.chart({ name: names[partner] }),
    title: names[partner],
    middle: 'D1',
    data: chartData(charts[partner]),
  })) satisfies ReportChart[];

function birthFacts(chart: Chart, subject: ChartsSubject): ReportFact[] {
  const { words, language, nowJdUt, gemHref } = subject;
  const { terms } = words;
  const { charts: named, gems, elements } = terms;
  const own = words.charts.facts;
  const { moon } = chart.grahas;
  const table = avakahada(chart);
  const { nameSyllables: latin, nameSyllablesDevanagari: devanagari, lucky } = table;
  return [
    [own.ascendant_sign, terms.sign(chart.ascendant.sign)],
    [own.rasi, terms.sign(moon.sign)],
    [own.nakshatra, terms.nakshatra(moon.nakshatra)],
    [own.gana, named.ganas[table.gana]],
    [own.yoni, named.yonis[table.yoni.animal]],
    [own.vasya, named.vashyas[table.vashya]],
    [own.nadi, named.nadis[table.nadi]],
    [own.varna, named.varnas[table.varna]],
    [own.paya, named.metals[table.paya]],
    [own.tatva, elements[table.tatva].tatva],
    [own.birth_dasa, periodsAt(chart.time.jdUt, chart, terms)],
    [own.current_dasa, periodsAt(nowJdUt, chart, terms)],
    [own.lucky_gem, gemValue(moon.nakshatraLord, { chart, nowJdUt, language, gemHref })],
    [own.lucky_num, String(lucky.number)],
    [own.lucky_colors, lucky.colors.map((colour) => gems.colours[colour]).join(', ')],
    [own.lucky_letters, terms.letters(lucky.letters, devanagari).join(', ')],
    [
      own.lucky_name_start,
      latin.map((syllable, pada) => terms.syllable(syllable, devanagari[pada])).join(', '),
    ],
  ];
}

/** The planets and birth details of the two, below their charts. */
export function chartsPart(subject: ChartsSubject): ReportBlock[] {
  const { charts, names, words } = subject;
  return partners.map((partner: Partner) => {
    const name = names[partner];
    const caption = words.charts.planets({ name });
    return {
      type: 'disclosure',
      label: caption,
      blocks: [
        grahaTable({ caption, captionShown: false }, charts[partner], words),
        section(words.charts.details({ name }), [
          facts({ columns: 2 }, birthFacts(charts[partner], subject)),
        ]),
      ],
    };
  });
}
