import type { Match, Papasamaya } from '@jyoti/jyotish';
import {
  papasamayaPointsSentence,
  papasamyaMatchReading,
  type PartnerNames,
} from '@jyoti/readings';
import type { Matching } from '@jyoti/contract';
import type { TextRenderer } from '../text-renderer.ts';
import { hundredths } from './aggregate.ts';

function measures({ grahas }: Papasamaya, measure: 'papa' | 'points') {
  return {
    rahu: grahas.rahu[measure],
    sun: grahas.sun[measure],
    saturn: grahas.saturn[measure],
    mars: grahas.mars[measure],
  };
}

/** Key `papasamaya` of a match: the points of both partners, by the graded and by the simple rule. */
export function papasamayaOfMatch(
  { papasamya }: Match,
  names: PartnerNames,
  renderer: TextRenderer,
): Matching['papasamaya'] {
  const { boy, girl, outcome, accepted, balance } = papasamya;
  return {
    boy_papa: measures(boy, 'papa'),
    girl_papa: measures(girl, 'papa'),
    boy_total: boy.totalPapa,
    girl_total: girl.totalPapa,
    boy_points: { ...measures(boy, 'points'), total: boy.totalPoints },
    girl_points: { ...measures(girl, 'points'), total: girl.totalPoints },
    outcome,
    accepted,
    score: hundredths(balance * 100),
    bot_response: [
      renderer.textOf(papasamayaPointsSentence(papasamya, renderer.language, names)),
      renderer.textOf(papasamyaMatchReading(outcome, renderer.language)),
    ].join(' '),
  };
}
