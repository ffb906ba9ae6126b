import {
  isoFromJulianDay,
  NAKSHATRAS,
  tithiNamed,
  type MuhurtaDay as FoundDay,
  type MuhurtaWindow as FoundWindow,
} from '@jyoti/jyotish';
import { muhurtaObstacle, muhurtaReason } from '@jyoti/readings';
import type { MuhurtaDay, MuhurtaReason, MuhurtaWindow } from '@jyoti/contract';
import { spanOf } from '../kundli/instants.ts';
import { signName, weekdayNames } from '../kundli/wire-names.ts';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { obstacleKey } from './obstacle-rows.ts';

type Waived = FoundWindow['waived'][number];
type Reason = FoundWindow['for'][number] | FoundWindow['against'][number];

/** The same for the same fact: `benefic_in_angle jupiter 5`. When a fact applies is in its window. */
function keyOf(reason: Reason): string {
  const { code, weight: _weight, ...facts } = reason;
  const rows = Object.entries(facts).filter(([name]) => !name.endsWith('JdUt'));
  return [code, ...rows.map(([, value]) => String(value))].join(' ');
}

/** Rows of days, and the reasons that they refer to, each once. */
export class DayRows {
  readonly reasons: Record<string, MuhurtaReason> = {};
  readonly #people: readonly string[];
  readonly #renderer: TextRenderer;

  /** @param people the names of the births, in their order */
  constructor(people: readonly string[], renderer: TextRenderer) {
    this.#people = people;
    this.#renderer = renderer;
  }

  row(day: FoundDay): MuhurtaDay {
    return {
      date: day.date,
      day: { name: weekdayNames[day.weekday] },
      sun_rise: isoFromJulianDay(day.sunriseJdUt),
      sun_set: isoFromJulianDay(day.sunsetJdUt),
      next_sun_rise: isoFromJulianDay(day.nextSunriseJdUt),
      score: day.score,
      quality: day.quality,
      grade: day.grade,
      windows: day.windows.map((window) => this.#windowRow(window)),
    };
  }

  #windowRow(window: FoundWindow): MuhurtaWindow {
    const { tithi, nakshatra, lagna, score, quality } = window;
    const { name, paksha } = tithiNamed(tithi);
    return {
      ...spanOf(window),
      ascendant: signName(lagna),
      tithi: { number: tithi, name, paksha },
      nakshatra: { number: nakshatra, name: NAKSHATRAS[nakshatra - 1]?.name ?? '' },
      score,
      quality,
      for: window.for.map((reason) => this.#keyOf(reason)),
      against: window.against.map((reason) => this.#keyOf(reason)),
      waived: window.waived.map((veto) => this.#waivedKeyOf(veto)),
    };
  }

  #waivedKeyOf(veto: Waived): string {
    const key = obstacleKey(veto).trim();
    this.reasons[key] ??= {
      code: veto.code,
      weight: veto.weight,
      ...this.#renderer.textOf(muhurtaObstacle(veto, this.#people, this.#renderer.language)),
    };
    return key;
  }

  #keyOf(reason: Reason): string {
    const key = keyOf(reason);
    this.reasons[key] ??= {
      code: reason.code,
      weight: reason.weight,
      text: this.#renderer.textOf(muhurtaReason(reason, this.#people, this.#renderer.language)),
    };
    return key;
  }
}
