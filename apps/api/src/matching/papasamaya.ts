import type { Match, Papasamaya } from '@jyoti/jyotish';
import { papasamayaPointsSentence, papasamyaMatchReading } from '@jyoti/readings';
import type { Matching } from '@jyoti/contract';
import type { Telling } from '../texts/telling.ts';
import { hundredths } from './aggregate.ts';

function measures({ grahas }: Papasamaya, measure: 'papa' | 'points') {
  return {
    rahu: grahas.rahu[measure],
    sun: grahas.sun[measure],
    saturn: grahas.saturn[measure],
    mars: grahas.mars[measure],
  };
}

/** Key `papasamaya` of a match: what both bring, drawn and by the plain rule. */
export function papasamayaOfMatch({ papasamya }: Match, telling: Telling): Matching['papasamaya'] {
  const { boy, girl, accepted, balance } = papasamya;
  const state = accepted ? 'accepted' : 'not_accepted';
  return {
    boy_papa: measures(boy, 'papa'),
    girl_papa: measures(girl, 'papa'),
    boy_total: boy.totalPapa,
    girl_total: girl.totalPapa,
    boy_points: { ...measures(boy, 'points'), total: boy.totalPoints },
    girl_points: { ...measures(girl, 'points'), total: girl.totalPoints },
    accepted,
    score: hundredths(balance * 100),
    bot_response: [
      telling.tell(papasamayaPointsSentence(papasamya, telling.language)),
      telling.tell(papasamyaMatchReading(state, telling.language)),
    ].join(' '),
  };
}
