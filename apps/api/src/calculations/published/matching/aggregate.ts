import { NAKSHATRAS, type Match } from '@jyoti/jyotish';
import {
  aggregateReading,
  extendedMatchReading,
  rajjuReading,
  vedhaReading,
  type PartnerNames,
} from '@jyoti/readings';
import type { Matching } from '@jyoti/contract';
import { titleCase } from '../wire-names.ts';
import type { TextRenderer } from '../text-renderer.ts';

/** Rounds to two decimals, as percentages are shown. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Key `aggregate`: one total and the sum behind it. */
export function aggregate(
  match: Match,
  names: PartnerNames,
  renderer: TextRenderer,
): Matching['aggregate'] {
  const { percent, terms, deductions } = match.aggregate;
  const { nadi, bhakoot } = match.ashtakoota.kootas;
  return {
    score: hundredths(percent),
    bot_response: renderer.textOf(aggregateReading(match, renderer.language)),
    extended_response: renderer.textOf(extendedMatchReading(match, renderer.language, names)),
    ashtakoot_score: match.ashtakoota.total,
    dashkoot_score: match.tenPorutham.total,
    mangaldosh_points: {
      boy: match.mangal.boy.percent,
      girl: match.mangal.girl.percent,
    },
    mangal_dosha: { boy: match.mangal.boy.isPresent, girl: match.mangal.girl.isPresent },
    nadi_dosha: nadi.score === 0,
    bhakoot_dosha: bhakoot.score === 0,
    rajju_dosha: match.rajju.present,
    vedha_dosha: match.vedha.present,
    kaalsarp: { boy: match.kaalSarp.boy.isPresent, girl: match.kaalSarp.girl.isPresent },
    terms: terms.map(({ part, share, fullPoints, points }) => ({
      part,
      share,
      full_points: fullPoints,
      points,
    })),
    deductions: deductions.map(({ reason, points }) => ({ reason, points })),
  };
}

/** Key `rajju_vedha`. */
export function rajjuVedha(
  { rajju, vedha }: Pick<Match, 'rajju' | 'vedha'>,
  names: PartnerNames,
  renderer: TextRenderer,
): Matching['rajju_vedha'] {
  const nakshatra = (number: number) => NAKSHATRAS[number - 1]?.name ?? '';
  return {
    rajju: {
      is_dosha_present: rajju.present,
      rajju_part: rajju.part && titleCase(rajju.part),
      boy_part: titleCase(rajju.boy.part),
      girl_part: titleCase(rajju.girl.part),
      rajju_description: renderer.textOf(rajjuReading(rajju, renderer.language, names)),
    },
    vedha: {
      is_dosha_present: vedha.present,
      boy_nakshatra: nakshatra(vedha.boy),
      girl_nakshatra: nakshatra(vedha.girl),
      description: renderer.textOf(vedhaReading(vedha, renderer.language, names)),
    },
  };
}
