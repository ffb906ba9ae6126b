import {
  kaalSarp,
  papasamaya,
  pitraDosha,
  type BirthPanchang,
  type Chart,
  type JulianDay,
  type PitraReason,
  type Placements,
} from '@jyoti/jyotish';
import type { Doshas, Kaalsarp, Papasamaya, PitraReasonFact } from '@jyoti/contract';
import { mangalOptions, mangalSections } from './mangal.ts';
import { sadesati } from './sadesati.ts';
import { degrees, grahaName, signName, titled } from './wire-names.ts';

/** Key `kaalsarp`. */
export function kaalsarp(chart: Placements): Kaalsarp {
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
    remedies: [],
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

function pitra(chart: Placements): Doshas['pitra'] {
  const { isPresent, reasons } = pitraDosha(chart);
  return { is_dosha_present: isPresent, reasons: [], because: reasons.map(pitraFact) };
}

/** Key `papasamaya`. */
export function papasamayaOf(chart: Placements): Papasamaya {
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
  };
}

/** Section `doshas` of a chart, as it stands at the instant `nowJdUt`. */
export function doshas(chart: Chart, panchang: BirthPanchang, nowJdUt: JulianDay): Doshas {
  return {
    ...mangalSections(chart, mangalOptions(chart, panchang, nowJdUt)),
    kaalsarp: kaalsarp(chart),
    pitra: pitra(chart),
    papasamaya: papasamayaOf(chart),
    sadesati: sadesati(chart, nowJdUt),
  };
}
