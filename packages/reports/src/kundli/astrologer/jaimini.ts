import type { Jaimini, Kundli } from '@jyoti/contract';
import {
  type ReportBlock,
  type ReportPart,
  reportPart,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { grahaId } from '../../format/chart-data.ts';
import { degreesAndMinutes } from '../../format/format.ts';
import type { AstrologerWords } from '../../report-words.ts';

type Scheme = keyof Jaimini['karakas'];

/** The chara karakas of a scheme. */
export function karakaTable(
  { karakas }: Jaimini,
  scheme: Scheme,
  { jaimini: words, names }: AstrologerWords,
): ReportBlock {
  return table(
    words.schemes[scheme],
    [
      words.karaka,
      words.meaning,
      words.graha,
      { header: words.degrees, numeric: true, stacked: 'end' },
    ],
    karakas[scheme].map(({ karaka, graha, degrees }) => [
      words.karakas[karaka],
      words.meanings[karaka],
      { text: names.graha(graha), graha: grahaId(graha) },
      degreesAndMinutes(degrees),
    ]),
  );
}

/** A1 and the upapada have a name beside their number. */
function padaName(house: number, isUpapada: boolean, words: AstrologerWords['jaimini']): string {
  if (house === 1) return words.arudhaLagna;
  return isUpapada ? words.upapada({ house }) : `A${house}`;
}

/** The arudha padas of the twelve houses. */
export function arudhaTable(
  { arudhas }: Jaimini,
  { jaimini: words, names }: AstrologerWords,
): ReportBlock {
  const { padas, upapada } = arudhas;
  return table(
    words.arudhas,
    [words.pada, words.sign, { header: words.house, numeric: true }, words.lord, words.note],
    padas.map(({ of, lord, zodiac, house, is_moved: isMoved }) => [
      padaName(of, of === upapada.of, words),
      names.signWithSanskrit(zodiac),
      house,
      names.graha(lord),
      isMoved ? words.moved : null,
    ]),
  );
}

/** The states of the grahas. */
export function avasthaTable(
  { avasthas }: Jaimini,
  { jaimini: words, names }: AstrologerWords,
): ReportBlock {
  return table(
    words.avasthas,
    [words.graha, words.age, words.waking, words.light],
    avasthas.map(({ graha, baladi, jagradadi, deeptadi }) => [
      { text: names.graha(graha), graha: grahaId(graha) },
      words.baladi[baladi],
      jagradadi && words.jagradadi[jagradadi],
      deeptadi.map((avastha) => words.deeptadi[avastha]).join(', ') || null,
    ]),
  );
}

/** Chara karakas, arudha padas and the states of the grahas. */
export function jaiminiPart({ jaimini }: Kundli, catalogue: AstrologerWords): ReportPart | null {
  if (!jaimini) return null;
  const { jaimini: words } = catalogue;
  return reportPart(words.intro, [
    karakaTable(jaimini, 'seven', catalogue),
    {
      type: 'disclosure',
      label: words.schemes.eight,
      blocks: [text(words.eightNote), karakaTable(jaimini, 'eight', catalogue)],
    },
    section(words.arudhasTitle, [
      text(words.arudhasNote({ upapada: jaimini.arudhas.upapada.of })),
      arudhaTable(jaimini, catalogue),
    ]),
    section(words.avasthasTitle, [text(words.avasthasNote), avasthaTable(jaimini, catalogue)]),
  ]);
}
