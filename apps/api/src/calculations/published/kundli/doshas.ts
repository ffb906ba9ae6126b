import {
  ageAt,
  kaalSarp,
  papasamaya,
  pitraDosha,
  type BirthPanchang,
  type Chart,
  type JulianDay,
  type PitraReason,
  type Placements,
} from '@jyoti/jyotish';
import {
  doshaHowCommon,
  doshaReading,
  doshaRemedies,
  kaalSarpReading,
  papasamayaState,
  pitraReasonSentence,
} from '@jyoti/readings';
import type { Doshas, Kaalsarp, KundliRequest, Papasamaya, PitraReasonFact } from '@jyoti/contract';
import type { TextRenderer } from '../text-renderer.ts';
import { mangalSections } from './mangal.ts';
import { kantaka, sadesati } from './sadesati.ts';
import { degrees } from '../../requests/instants.ts';
import { grahaName, signName, titleCase } from '../wire-names.ts';

function kaalsarp(chart: Placements, renderer: TextRenderer): Kaalsarp {
  const found = kaalSarp(chart);
  return {
    is_dosha_present: found.isPresent,
    is_partial: found.isPartial,
    type: found.type && titleCase(found.type),
    direction: found.direction,
    rahu_house: found.rahuHouse,
    ketu_house: found.ketuHouse,
    outside: found.outside.map(({ graha, house, node, degreesBeyond }) => ({
      graha: grahaName(graha),
      house,
      node: grahaName(node),
      degrees_beyond: degrees(degreesBeyond),
    })),
    remedies: found.isPresent
      ? [...renderer.textOf(doshaRemedies('kaalSarp', renderer.language))]
      : [],
    bot_response: renderer.textOf(kaalSarpReading(found, renderer.language)),
    how_common: doshaHowCommon('kaalSarp', renderer.language),
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

function pitra(chart: Placements, renderer: TextRenderer): Doshas['pitra'] {
  const { isPresent, reasons } = pitraDosha(chart);
  return {
    is_dosha_present: isPresent,
    reasons: reasons.map((reason) => pitraReasonSentence(reason, renderer.language)),
    bot_response: renderer.textOf(
      doshaReading('pitra', isPresent ? 'present' : 'absent', renderer.language),
    ),
    how_common: doshaHowCommon('pitra', renderer.language),
    because: reasons.map(pitraFact),
  };
}

function papasamayaOf(chart: Placements, renderer: TextRenderer): Papasamaya {
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
    bot_response: renderer.textOf(
      doshaReading('papasamaya', papasamayaState(totalPoints), renderer.language),
    ),
  };
}

/** Section `doshas` of a chart at the instant `nowJdUt`. */
export function doshas(
  chart: Chart,
  panchang: BirthPanchang,
  {
    kantaka_school: school,
    mangal_houses: houses,
  }: Pick<KundliRequest, 'kantaka_school' | 'mangal_houses'>,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): Doshas {
  return {
    ...mangalSections(
      chart,
      { ageYears: ageAt(chart, nowJdUt), weekday: panchang.weekday, houses },
      renderer,
    ),
    kaalsarp: kaalsarp(chart, renderer),
    pitra: pitra(chart, renderer),
    papasamaya: papasamayaOf(chart, renderer),
    sadesati: { ...sadesati(chart, nowJdUt, renderer), ...kantaka(chart, school) },
  };
}
