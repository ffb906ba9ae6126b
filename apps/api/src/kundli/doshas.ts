import {
  kaalSarp,
  papasamaya,
  pitraDosha,
  type BirthPanchang,
  type Chart,
  type JulianDay,
  type KaalSarp,
  type PitraReason,
  type Placements,
} from '@jyoti/jyotish';
import {
  doshaHowCommon,
  doshaReading,
  doshaRemedies,
  kaalSarpDescendingReading,
  pitraReasonSentence,
  type PapasamayaState,
} from '@jyoti/readings';
import type { Doshas, Kaalsarp, Papasamaya, PitraReasonFact } from '@jyoti/contract';
import type { Telling } from '../texts/telling.ts';
import { mangalOptions, mangalSections } from './mangal.ts';
import { sadesati } from './sadesati.ts';
import { degrees, grahaName, signName, titled } from './wire-names.ts';

function kaalsarpText(found: KaalSarp, telling: Telling): string {
  if (!found.isPresent || found.type === null) {
    return telling.tell(
      doshaReading('kaalSarp', found.isPartial ? 'partial' : 'absent', telling.language),
    );
  }
  const text = telling.tell(doshaReading('kaalSarp', found.type, telling.language));
  return found.direction === 'descending'
    ? `${text} ${telling.tell(kaalSarpDescendingReading(telling.language))}`
    : text;
}

function kaalsarp(chart: Placements, telling: Telling): Kaalsarp {
  const found = kaalSarp(chart);
  return {
    is_dosha_present: found.isPresent,
    is_partial: found.isPartial,
    type: found.type && titled(found.type),
    direction: found.direction,
    rahu_house: found.rahuHouse,
    ketu_house: found.ketuHouse,
    outside: found.outside.map(({ graha, house, node, degreesBeyond }) => ({
      graha: grahaName(graha),
      house,
      node: grahaName(node),
      degrees_beyond: degrees(degreesBeyond),
    })),
    remedies: found.isPresent ? [...telling.tell(doshaRemedies('kaalSarp', telling.language))] : [],
    bot_response: kaalsarpText(found, telling),
    how_common: doshaHowCommon('kaalSarp', telling.language),
  };
}

function pitraFact(reason: PitraReason): PitraReasonFact {
  const { code } = reason;
  const zodiac = signName(reason.sign);
  switch (code) {
    case 'sun_with_node': {
      const { house, node } = reason;
      return { code, graha: 'Sun', zodiac, house, node: grahaName(node), sun: [] };
    }
    case 'node_in_ninth': {
      const node = grahaName(reason.node);
      return { code, graha: node, zodiac, house: 9, node, sun: [] };
    }
    case 'ninth_lord_and_sun_afflicted': {
      const { lord, house, node, sun } = reason;
      return {
        code,
        graha: grahaName(lord),
        zodiac,
        house,
        node: node && grahaName(node),
        sun: sun.map(({ by, how }) => ({ by: grahaName(by), how })),
      };
    }
  }
}

function pitra(chart: Placements, telling: Telling): Doshas['pitra'] {
  const { isPresent, reasons } = pitraDosha(chart);
  return {
    is_dosha_present: isPresent,
    reasons: reasons.map((reason) => pitraReasonSentence(reason, telling.language)),
    bot_response: telling.tell(
      doshaReading('pitra', isPresent ? 'present' : 'absent', telling.language),
    ),
    how_common: doshaHowCommon('pitra', telling.language),
    because: reasons.map(pitraFact),
  };
}

/** None for 0 points, then up to 3 of 7, then more. */
function papasamayaState(points: number): PapasamayaState {
  if (points === 0) return 'none';
  return points <= 3 ? 'some' : 'many';
}

function papasamayaOf(chart: Placements, telling: Telling): Papasamaya {
  const { grahas, totalPapa, totalPoints } = papasamaya(chart);
  const { rahu, sun, saturn, mars } = grahas;
  return {
    rahu_papa: rahu.papa,
    sun_papa: sun.papa,
    saturn_papa: saturn.papa,
    mars_papa: mars.papa,
    total: totalPapa,
    points: {
      rahu: rahu.points,
      sun: sun.points,
      saturn: saturn.points,
      mars: mars.points,
      total: totalPoints,
    },
    bot_response: telling.tell(
      doshaReading('papasamaya', papasamayaState(totalPoints), telling.language),
    ),
  };
}

/** Section `doshas` of a chart at the instant `nowJdUt`. */
export function doshas(
  chart: Chart,
  panchang: BirthPanchang,
  nowJdUt: JulianDay,
  telling: Telling,
): Doshas {
  return {
    ...mangalSections(chart, mangalOptions(chart, panchang, nowJdUt), telling),
    kaalsarp: kaalsarp(chart, telling),
    pitra: pitra(chart, telling),
    papasamaya: papasamayaOf(chart, telling),
    sadesati: sadesati(chart, nowJdUt, telling),
  };
}
