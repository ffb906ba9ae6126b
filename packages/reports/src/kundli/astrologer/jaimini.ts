import {
  arudhas,
  baladiAvastha,
  benefics,
  charaKarakas,
  deeptadiAvasthas,
  eachGraha,
  GRAHA_IDS,
  jagradadiAvastha,
  karakamsa,
  lajjitadiAvasthas,
  shayanadiAvasthas,
  type Arudhas,
  type GrahaId,
  type KarakaScheme,
} from '@jyoti/jyotish';
import {
  facts,
  type ReportBlock,
  type ReportPart,
  reportPart,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { degreesAndMinutes } from '../../format/format.ts';
import { bodyName } from '../../format/graha-table.ts';
import type { AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';

/** The chara karakas of a scheme. */
export function karakaTable(
  { chart }: KundliSource,
  scheme: KarakaScheme,
  { jaimini: words, terms }: AstrologerWords,
): ReportBlock {
  return table(
    words.schemes[scheme],
    [
      words.karaka,
      words.meaning,
      words.graha,
      { header: words.degrees, numeric: true, stacked: 'end' },
    ],
    charaKarakas(chart, scheme).map(({ karaka, graha, degrees }) => [
      words.karakas[karaka],
      words.meanings[karaka],
      bodyName(graha, terms),
      degreesAndMinutes(degrees),
    ]),
  );
}

/** The arudha padas, by the choices of a kundli. */
export const arudhasIn = ({ chart, choices }: KundliSource): Arudhas =>
  arudhas(chart, {
    exceptions: choices.arudha_exceptions,
    lords: choices.arudha_lords,
    upapada: choices.upapada,
  });

/** A1 and the upapada have a name beside their number. */
function padaName(house: number, isUpapada: boolean, words: AstrologerWords['jaimini']): string {
  if (house === 1) return words.arudhaLagna;
  return isUpapada ? words.upapada({ house }) : `A${house}`;
}

/** The arudha padas of the twelve houses. */
export function arudhaTable(
  source: KundliSource,
  { jaimini: words, terms }: AstrologerWords,
): ReportBlock {
  const { padas, upapada } = arudhasIn(source);
  return table(
    words.arudhas,
    [words.pada, words.sign, { header: words.house, numeric: true }, words.lord, words.note],
    padas.map(({ of, lord, sign, house, moved }) => [
      padaName(of, of === upapada.of, words),
      terms.signWithSanskrit(sign),
      house,
      terms.graha(lord),
      moved ? words.moved : null,
    ]),
  );
}

/** The states of the grahas. */
export function avasthaTable(
  { chart, choices }: KundliSource,
  { jaimini: words, terms }: AstrologerWords,
): ReportBlock {
  const { grahas } = chart;
  const company = lajjitadiAvasthas(chart);
  const activity = shayanadiAvasthas(chart);
  const benefic: readonly GrahaId[] = benefics(
    eachGraha((graha) => grahas[graha].longitude),
    { moon: choices.benefic_moon, mercury: choices.benefic_mercury },
  );
  const isWithMalefic = (graha: GrahaId) =>
    GRAHA_IDS.some(
      (other) =>
        other !== graha && !benefic.includes(other) && grahas[other].sign === grahas[graha].sign,
    );
  return table(
    words.avasthas,
    [words.graha, words.age, words.waking, words.light, words.company, words.activity],
    GRAHA_IDS.map((graha) => {
      const { longitude, dignity, combust } = grahas[graha];
      const withMalefic = isWithMalefic(graha);
      const moods = dignity ? deeptadiAvasthas(dignity, { withMalefic, combust }) : [];
      return [
        bodyName(graha, terms),
        words.baladi[baladiAvastha(longitude)],
        dignity && words.jagradadi[jagradadiAvastha(dignity)],
        moods.map((avastha) => words.deeptadi[avastha]).join(', ') || null,
        company[graha].map((avastha) => words.lajjitadi[avastha]).join(', ') || null,
        activity && words.shayanadi[activity[graha]],
      ];
    }),
  );
}

/** Chara karakas, arudha padas and the states of the grahas. */
export function jaiminiPart(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { jaimini: words, terms } = catalogue;
  const { sign, house, navamsaHouse } = karakamsa(source.chart);
  const { upapada } = arudhasIn(source);
  return reportPart(words.intro, [
    karakaTable(source, 'seven', catalogue),
    facts({}, [
      [words.karakamsa, words.karakamsaIn({ sign: terms.sign(sign), house, navamsaHouse })],
    ]),
    {
      type: 'disclosure',
      label: words.schemes.eight,
      blocks: [text(words.eightNote), karakaTable(source, 'eight', catalogue)],
    },
    section(words.arudhasTitle, [
      text(words.arudhasNote({ upapada: upapada.of })),
      arudhaTable(source, catalogue),
    ]),
    section(words.avasthasTitle, [text(words.avasthasNote), avasthaTable(source, catalogue)]),
  ]);
}
