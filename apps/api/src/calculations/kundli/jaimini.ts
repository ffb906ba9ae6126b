import {
  arudhas,
  baladiAvastha,
  benefics,
  charaKarakas,
  deeptadiAvasthas,
  eachGraha,
  GRAHA_IDS,
  jagradadiAvastha,
  type BhavaArudha,
  type Chart,
  type GrahaId,
  type KarakaScheme,
} from '@jyoti/jyotish';
import type { Jaimini, KundliRequest } from '@jyoti/contract';
import { degrees, grahaName, signName } from './wire-names.ts';

const karakasOf = (chart: Chart, scheme: KarakaScheme) =>
  charaKarakas(chart, scheme).map(({ karaka, graha, degrees: ranking }) => ({
    karaka,
    graha: grahaName(graha),
    degrees: degrees(ranking),
  }));

const padaOf = ({ of, lord, sign, house, moved }: BhavaArudha) => ({
  of,
  lord: grahaName(lord),
  zodiac: signName(sign),
  house,
  is_moved: moved,
});

function avasthasOf(
  { grahas }: Chart,
  graha: GrahaId,
  malefics: readonly GrahaId[],
): Jaimini['avasthas'][number] {
  const { longitude, sign, dignity, combust } = grahas[graha];
  const withMalefic = malefics.some((other) => other !== graha && grahas[other].sign === sign);
  return {
    graha: grahaName(graha),
    baladi: baladiAvastha(longitude),
    jagradadi: dignity && jagradadiAvastha(dignity),
    deeptadi: dignity ? [...deeptadiAvasthas(dignity, { withMalefic, combust: combust })] : [],
  };
}

/** The choices of section `jaimini`. */
type JaiminiChoices = Pick<
  KundliRequest,
  'arudha_exceptions' | 'arudha_lords' | 'upapada' | 'benefic_moon' | 'benefic_mercury'
>;

/** Section `jaimini`: karakas by both schemes, arudha padas, and the states of the grahas. */
export function jaimini(chart: Chart, choices: JaiminiChoices): Jaimini {
  const { padas, upapada } = arudhas(chart, {
    exceptions: choices.arudha_exceptions,
    lords: choices.arudha_lords,
    upapada: choices.upapada,
  });
  const longitudes = eachGraha((graha) => chart.grahas[graha].longitude);
  const benefic: readonly GrahaId[] = benefics(longitudes, {
    moon: choices.benefic_moon,
    mercury: choices.benefic_mercury,
  });
  const malefics = GRAHA_IDS.filter((graha) => !benefic.includes(graha));
  return {
    karakas: { seven: karakasOf(chart, 'seven'), eight: karakasOf(chart, 'eight') },
    arudhas: { padas: padas.map(padaOf), upapada: padaOf(upapada) },
    avasthas: GRAHA_IDS.map((graha) => avasthasOf(chart, graha, malefics)),
  };
}
