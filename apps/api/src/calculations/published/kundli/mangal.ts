import {
  manglik,
  type Chart,
  type MangalAspect,
  type MangalCancellation,
  type MangalFactor,
  type MangalOptions,
  type MangalReference,
  type Manglik as EngineManglik,
} from '@jyoti/jyotish';
import {
  doshaHowCommon,
  doshaReading,
  mangalAspectSentence,
  mangalCancellationSentence,
  mangalFactorSentences,
  mangalState,
  manglikSentence,
} from '@jyoti/readings';
import type {
  MangalAspectFact,
  MangalCancellationFact,
  MangalDosha,
  MangalFactorFact,
  Manglik,
} from '@jyoti/contract';
import type { TextRenderer } from '../text-renderer.ts';
import { strengthOf } from './strength.ts';
import { grahaName, signName, titleCase } from '../wire-names.ts';

function factorFact(factor: MangalFactor, { grahas }: Chart): MangalFactorFact {
  const plain = { from: 'lagna', how: [], units: null, weight: null } as const;
  const { code } = factor;
  switch (code) {
    case 'mars_in_house': {
      const { from, house, sign, units, weight } = factor;
      return {
        ...plain,
        code,
        graha: 'Mars',
        from,
        house,
        zodiac: signName(sign),
        units,
        weight,
        how: [],
      };
    }
    case 'mars_associated': {
      const { graha, house, sign, how } = factor;
      return {
        ...plain,
        code,
        graha: grahaName(graha),
        house,
        zodiac: signName(sign),
        how: [...how],
      };
    }
    case 'nodes_on_first_seventh': {
      const zodiac = signName(grahas.rahu.sign);
      return { ...plain, code, graha: 'Rahu', house: factor.rahuHouse, zodiac, how: [] };
    }
    case 'malefic_in_house': {
      const { graha, house, sign, units, weight } = factor;
      return {
        ...plain,
        code,
        graha: grahaName(graha),
        house,
        zodiac: signName(sign),
        units,
        weight,
        how: [],
      };
    }
  }
}

function cancellationFact(rule: MangalCancellation): MangalCancellationFact {
  return {
    code: rule.code,
    grade: rule.grade,
    source: rule.source,
    zodiac: rule.sign && signName(rule.sign),
    houses: rule.houses.map(({ from, house }) => ({ from, house })),
    grahas: rule.grahas.map(grahaName),
    weaknesses: [...rule.weaknesses],
  };
}

function aspectFact({ by, sign, house, grahas }: MangalAspect): MangalAspectFact {
  return { by: grahaName(by), zodiac: signName(sign), house, grahas: grahas.map(grahaName) };
}

function doshaOf(
  found: EngineManglik,
  chart: Chart,
  houses: MangalOptions['houses'],
  renderer: TextRenderer,
): MangalDosha {
  return {
    is_dosha_present: found.isPresent,
    is_anshik: found.isAnshik,
    score: found.score,
    effective_score: found.effectiveScore,
    percent: found.percent,
    factors: mangalFactorSentences(found.factors, renderer.language),
    cancellation: {
      cancellationScore: found.cancellationScore,
      cancellationReason: found.cancellations.map((rule) =>
        mangalCancellationSentence(rule, renderer.language),
      ),
    },
    aspects: found.aspects.map((aspect) => mangalAspectSentence(aspect, renderer.language)),
    bot_response: renderer.textOf(doshaReading('mangal', mangalState(found), renderer.language)),
    how_common: doshaHowCommon('mangal', renderer.language, houses),
    because: {
      factors: found.factors.map((factor) => factorFact(factor, chart)),
      cancellations: found.cancellations.map(cancellationFact),
      aspects: found.aspects.map(aspectFact),
    },
  };
}

function referenceOf({ house, isDoshaHouse, units, weight, aspectedHouses }: MangalReference) {
  return {
    house,
    is_dosha_house: isDoshaHouse,
    units,
    weight,
    aspected_houses: [...aspectedHouses],
  };
}

/** Keys `mangal` and `manglik` of section `doshas`: the same dosha, the second with all details. */
export function mangalSections(
  chart: Chart,
  options: MangalOptions,
  renderer: TextRenderer,
): { mangal: MangalDosha; manglik: Manglik } {
  const found = manglik(chart, options);
  const mangal = doshaOf(found, chart, options.houses, renderer);
  return {
    mangal,
    manglik: {
      ...mangal,
      mars_zodiac: signName(found.marsSign),
      mars_strength: titleCase(found.marsDignity),
      mars_dignity: strengthOf(chart, 'mars'),
      bot_response: manglikSentence(found.references, renderer.language),
      references: {
        lagna: referenceOf(found.references.lagna),
        moon: referenceOf(found.references.moon),
        venus: referenceOf(found.references.venus),
      },
    },
  };
}
