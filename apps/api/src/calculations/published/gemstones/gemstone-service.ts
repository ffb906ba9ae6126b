import {
  GEM_WEARING,
  GEM_WEARING_STATUS,
  gemConflicts,
  GRAHA_CORRESPONDENCES,
  gemsOf,
  lagnasForGem,
  type GemAdvice,
  type SignNumber,
} from '@jyoti/jyotish';
import {
  gemAvoidWith,
  gemDisclaimer,
  gemEnergising,
  gemReason,
  gemsReading,
  gemSuits,
} from '@jyoti/readings';
import { caratsOf } from '@jyoti/reports';
import type { GemRow, Gemstones, GemstonesRequest, Language, Stone } from '@jyoti/contract';
import { birthOf, castRequested, settingsOf, type TimezoneAt } from '../../requests/cast.ts';
import { julianDayOf } from '../../requests/instants.ts';
import { kundliNotices } from '../../requests/notices.ts';
import { grahaName, signName, titleCase, weekdayNames } from '../wire-names.ts';
import { TextRenderer } from '../text-renderer.ts';

function gemRow(advice: GemAdvice, lagna: SignNumber, renderer: TextRenderer): GemRow {
  return {
    gem: titleCase(advice.gem),
    sanskrit: GEM_WEARING[advice.graha].sanskrit,
    planet: grahaName(advice.graha),
    advised: advice.advised,
    verdict: advice.verdict,
    guards: advice.guards.map((guard) => ({
      code: guard.code,
      house: guard.code === 'dusthana_lord' ? guard.house : null,
      afflictions: guard.code === 'weakened' ? [...guard.afflictions] : [],
    })),
    own_houses: [...advice.ownHouses],
    house: advice.house,
    reason: renderer.textOf(gemReason(advice, lagna, renderer.language)),
  };
}

function stone(advice: GemAdvice, lagna: SignNumber, renderer: TextRenderer): Stone {
  const { graha } = advice;
  const { language } = renderer;
  const wearing = GEM_WEARING[graha];
  const [weekday] = wearing.weekdays;
  const apart = gemConflicts(graha).map((other) => GRAHA_CORRESPONDENCES[other].gem);
  const { suits } = lagnasForGem(graha);
  const fingers = wearing.fingers.map(titleCase);
  const metals = wearing.metals.map(titleCase);
  return {
    ...gemRow(advice, lagna, renderer),
    substitute: wearing.substitutes.map(titleCase),
    finger: fingers[0] ?? '',
    fingers,
    metal: metals[0] ?? '',
    metals,
    day: weekday === undefined ? null : weekdayNames[weekday],
    days: wearing.weekdays.map((day) => weekdayNames[day]),
    times: [...wearing.times],
    weight_carats: wearing.leastRatti.map(caratsOf),
    weight_ratti: [...wearing.leastRatti],
    mantra: wearing.mantra,
    energising: renderer.textOf(gemEnergising(graha, language)),
    avoid_with: apart.map(titleCase),
    avoid_with_reason: renderer.textOf(gemAvoidWith(graha, apart, language)),
    suits: suits.map(signName),
    suits_reason: renderer.textOf(gemSuits(advice, suits, language)),
  };
}

/** Serves the published format of the gems of a birth; the site reads the report of `reports`. Stores nothing. */
export class GemstoneService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /** @throws AppError 400 for a birth that cannot have a chart */
  gemstones(request: GemstonesRequest, language: Language): Gemstones {
    const nowJdUt = julianDayOf(this.#now());
    const chart = castRequested(request, this.#timezoneAt, nowJdUt);
    const found = gemsOf(chart, nowJdUt);
    const { lagna, stones, order, dashaStones, avoid } = found;
    const renderer = new TextRenderer(language);
    const stoneOf = (advice: GemAdvice) => stone(advice, lagna, renderer);
    const texts = {
      bot_response: renderer.textOf(gemsReading(found, language)),
      life: stoneOf(stones.life),
      lucky: stoneOf(stones.lucky),
      fortune: stoneOf(stones.fortune),
      dasha_stones: dashaStones.map(stoneOf),
      avoid: avoid.map((advice) => gemRow(advice, lagna, renderer)),
      disclaimer: renderer.textOf(gemDisclaimer(language)),
    };
    return {
      birth: birthOf(request, chart, language),
      settings: settingsOf(chart),
      notices: kundliNotices(chart, null, language),
      texts_languages: renderer.languages,
      ascendant: signName(lagna),
      order: [...order],
      wearing_status: GEM_WEARING_STATUS,
      ...texts,
    };
  }
}
