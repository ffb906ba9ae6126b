import { signFromIndex } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import { crossingsOf } from '../sky/index.ts';
import type { Ayanamsa } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { clipInstant, transitSky } from '../transit/index.ts';

/** Saturn entering a sign. */
export interface SaturnIngress {
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  readonly sign: SignNumber;
  /** whether it is retrograde, into the previous sign */
  readonly retrograde: boolean;
}

/** Ten years, days. */
const BLOCK = 3652.5;

/** Days between two samples: Saturn's retrograde runs last 134 days or more. */
const STEP = 90;

/**
 * Cache of ingresses in blocks of ten years. They are the same for all charts, and searching a life of ninety years
 * takes about ten milliseconds.
 */
const known = new Map<string, readonly SaturnIngress[]>();

/** More than the blocks of all named ayanamsas: those of any number of others must not stay in memory. */
const MAX_KNOWN = 500;

function ingressesOfBlock(block: number, ayanamsa: Ayanamsa): readonly SaturnIngress[] {
  const key = `${ayanamsa} ${block}`;
  const ready = known.get(key);
  if (ready !== undefined) return ready;
  const from = clipInstant(block * BLOCK);
  const to = clipInstant((block + 1) * BLOCK);
  const saturn = transitSky({ ayanamsa }).look('saturn');
  const found =
    from < to
      ? crossingsOf(saturn, 12, from, to, STEP).map(({ jdUt, index, direct }) => ({
          jdUt,
          sign: signFromIndex(index),
          retrograde: !direct,
        }))
      : [];
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(key, found);
  return found;
}

/**
 * Every entry of Saturn into a sidereal sign, returns by retrograde motion included.
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT
 * @returns ingresses in (from, to], in order; none outside 1800 to 2200
 */
export function saturnIngresses(
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  ayanamsa: Ayanamsa,
): readonly SaturnIngress[] {
  const from = clipInstant(fromJdUt);
  const to = clipInstant(toJdUt);
  const found: SaturnIngress[] = [];
  for (let block = Math.floor(from / BLOCK); block * BLOCK < to; block += 1) {
    found.push(...ingressesOfBlock(block, ayanamsa));
  }
  return found.filter(({ jdUt }) => jdUt > from && jdUt <= to);
}
