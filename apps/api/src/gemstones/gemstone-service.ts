import {
  CARATS_PER_RATTI,
  GEM_WEARING,
  GEM_WEARING_STATUS,
  gemConflicts,
  GRAHA_CORRESPONDENCES,
  gemsOf,
  lagnasForGem,
  type GemAdvice,
} from '@jyoti/jyotish';
import type { GemRow, Gemstones, GemstonesRequest, Language, Stone } from '@jyoti/contract';
import { birthOf, castRequested, settingsOf, type TimezoneAt } from '../kundli/cast.ts';
import { julianDayOf } from '../kundli/instants.ts';
import { kundliNotices } from '../kundli/notices.ts';
import { grahaName, signName, titled, weekdayNames } from '../kundli/wire-names.ts';

function gemRow(advice: GemAdvice): GemRow {
  return {
    gem: titled(advice.gem),
    sanskrit: GEM_WEARING[advice.graha].sanskrit,
    planet: grahaName(advice.graha),
    advised: advice.advised,
    guards: advice.guards.map((guard) => ({
      code: guard.code,
      house: guard.code === 'dusthana_lord' ? guard.house : null,
      afflictions: guard.code === 'weakened' ? [...guard.afflictions] : [],
    })),
    own_houses: [...advice.ownHouses],
    house: advice.house,
  };
}

function stone(advice: GemAdvice): Stone {
  const wearing = GEM_WEARING[advice.graha];
  const [weekday] = wearing.weekdays;
  const carats = (ratti: number) => Math.round(ratti * CARATS_PER_RATTI * 100) / 100;
  const fingers = wearing.fingers.map(titled);
  const metals = wearing.metals.map(titled);
  return {
    ...gemRow(advice),
    substitute: wearing.substitutes.map(titled),
    finger: fingers[0] ?? '',
    fingers,
    metal: metals[0] ?? '',
    metals,
    day: weekday === undefined ? null : weekdayNames[weekday],
    times: [...wearing.times],
    weight_carats: wearing.leastRatti.map(carats),
    weight_ratti: [...wearing.leastRatti],
    mantra: wearing.mantra,
    avoid_with: gemConflicts(advice.graha).map((graha) => titled(GRAHA_CORRESPONDENCES[graha].gem)),
    suits: lagnasForGem(advice.graha).suits.map(signName),
  };
}

/** Gems for whoever asks: nothing is stored. */
export class GemstoneService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /** @throws AppError 400 for a birth that has no chart */
  gemstones(request: GemstonesRequest, language: Language): Gemstones {
    const nowJdUt = julianDayOf(this.#now());
    const chart = castRequested(request, this.#timezoneAt, nowJdUt);
    const { lagna, stones, order, dashaStones, avoid } = gemsOf(chart, nowJdUt);
    return {
      birth: birthOf(request, chart),
      settings: settingsOf(chart),
      notices: kundliNotices(chart, null, language),
      ascendant: signName(lagna),
      life: stone(stones.life),
      lucky: stone(stones.lucky),
      fortune: stone(stones.fortune),
      order: [...order],
      dasha_stones: dashaStones.map(stone),
      avoid: avoid.map(gemRow),
      wearing_status: GEM_WEARING_STATUS,
    };
  }
}
