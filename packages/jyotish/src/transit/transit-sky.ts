import { JyotishError } from '../error.ts';
import { normaliseDegrees, resolveSettings } from '../chart/index.ts';
import type { ChartSettings } from '../chart/index.ts';
import { apparentPosition, trackOf, trueAyanamsa } from '../sky/index.ts';
import type { Ayanamsa, Body, Track } from '../sky/index.ts';
import { deltaT } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { TransitBodyId } from './bodies.ts';

/**
 * The moving sky with one set of settings. Its tracks cache their results: create one, and pass it to every call about
 * instants near each other (twelve signs of a day, four spans of a sign).
 */
export interface TransitSky {
  /** what its positions are computed with */
  readonly settings: ChartSettings;
  /** sidereal longitude by curves: cheap for many instants of one segment */
  readonly track: (body: TransitBodyId) => Track;
  /** sidereal longitude computed each time: cheap for single instants far apart */
  readonly look: (body: TransitBodyId) => Track;
}

/** 1799-12-31 and 2201-01-02, UT: the civil years 1800 to 2200 in every zone. */
const FIRST_INSTANT: JulianDay = 2_378_495.5;
const LAST_INSTANT: JulianDay = 2_524_960.5;

/** The instant, clamped to the supported range. */
export function clipInstant(jdUt: JulianDay): JulianDay {
  return Math.min(Math.max(jdUt, FIRST_INSTANT), LAST_INSTANT);
}

/** @throws JyotishError `out_of_range` unless an instant lies in the years 1800 to 2200 */
export function checkInstant(jdUt: JulianDay): void {
  if (!(jdUt >= FIRST_INSTANT && jdUt <= LAST_INSTANT)) {
    throw new JyotishError('out_of_range', 'Transits are known from 1800 to 2200 only.');
  }
}

/** @throws JyotishError `out_of_range` unless both ends are in 1800 to 2200 and the first is earlier */
export function checkSpan(fromJdUt: JulianDay, toJdUt: JulianDay): void {
  checkInstant(fromJdUt);
  checkInstant(toJdUt);
  if (fromJdUt >= toJdUt) {
    throw new JyotishError('out_of_range', 'A span of time must end after it begins.');
  }
}

/**
 * The moving sky under the given settings.
 * @param settings ayanamsa and node; defaults as in `DEFAULT_SETTINGS`
 * @throws JyotishError `out_of_range` for a wrong setting
 */
export function transitSky(settings: Partial<ChartSettings> = {}): TransitSky {
  const resolved = resolveSettings(settings);
  return {
    settings: resolved,
    track: remembered(resolved, (body) => trackOf(body, resolved.ayanamsa)),
    look: remembered(resolved, (body) => lookAt(body, resolved.ayanamsa)),
  };
}

/** Tracks by body, cached; Ketu is opposite Rahu. */
function remembered(
  { node }: ChartSettings,
  make: (body: Body) => Track,
): (body: TransitBodyId) => Track {
  const known = new Map<TransitBodyId, Track>();
  const trackFor = (body: TransitBodyId): Track => {
    const track = known.get(body) ?? newTrack(body);
    known.set(body, track);
    return track;
  };
  const newTrack = (body: TransitBodyId): Track => {
    if (body === 'ketu') return opposite(trackFor('rahu'));
    if (body === 'rahu') return make(node === 'mean' ? 'meanNode' : 'trueNode');
    return make(body);
  };
  return trackFor;
}

function opposite(track: Track): Track {
  return { at: (jdUt) => normaliseDegrees(track.at(jdUt) + 180), speedAt: track.speedAt };
}

/** A track without curves that caches its last instant, because callers read position and speed. */
function lookAt(body: Body, ayanamsa: Ayanamsa): Track {
  let lastInstant = Number.NaN;
  let longitude = 0;
  let speed = 0;
  const turnTo = (jdUt: JulianDay): void => {
    if (jdUt === lastInstant) return;
    const jdTt = jdUt + deltaT(jdUt) / 86_400;
    const position = apparentPosition(body, jdTt);
    longitude = normaliseDegrees(position.longitude - trueAyanamsa(ayanamsa, jdTt));
    const drift = trueAyanamsa(ayanamsa, jdTt + 0.5) - trueAyanamsa(ayanamsa, jdTt - 0.5);
    speed = position.speed - drift;
    lastInstant = jdUt;
  };
  return {
    at: (jdUt) => {
      turnTo(jdUt);
      return longitude;
    },
    speedAt: (jdUt) => {
      turnTo(jdUt);
      return speed;
    },
  };
}
