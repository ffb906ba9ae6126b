import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The functions of `sweph`, the C library as a native addon, that the benches use. */
interface Sweph {
  set_ephe_path: (path: string) => void;
  version: () => string;
  calc: (jdTt: number, body: number, flags: number) => { flag: number; data: number[] };
  calc_ut: (jdUt: number, body: number, flags: number) => { flag: number; data: number[] };
  set_sid_mode: (mode: number, t0: number, ayanamsa: number) => void;
  rise_trans: (
    jdUt: number,
    body: number,
    star: string | null,
    flags: number,
    event: number,
    place: [number, number, number],
    pressure: number,
    temperature: number,
  ) => { flag: number; data: number };
}

/** Swiss Ephemeris, initialised, or the reason why it is unavailable. */
export type Swiss =
  | {
      available: true;
      name: string;
      longitude: (body: number, jdTt: number) => number;
      /** Sidereal (Lahiri) longitude at a Julian day UT. */
      sidereal: (body: number, jdUt: number) => number;
      /** The next rise (1) or set (2) of the disc's centre or, for the Moon, of its upper limb. */
      riseOrSet: (body: number, event: 1 | 2, jdUt: number, place: [number, number]) => number;
    }
  | { available: false; reason: string };

/** Debian's `swe-standard-data`; SE_EPHE_PATH names another folder of `.se1` files. */
const DATA = process.env.SE_EPHE_PATH ?? '/usr/share/libswe/ephe';
const SPEED = 256;
const SWISS_FILES = 2;
const SIDEREAL = 64 * 1024;
/** Centre of the disc, no refraction, no ecliptic latitude. */
const HINDU_RISING = 128 | 256 | 512;

/**
 * `sweph` (AGPL) is installed for the bench only: `npm install --no-package-lock --prefix bench/swiss`, which needs a C++
 * compiler. Without it the benches use the other peers.
 */
export function loadSwiss(): Swiss {
  let sweph: Sweph;
  try {
    sweph = createRequire(new URL('../swiss/', import.meta.url))('sweph') as Sweph;
  } catch {
    return {
      available: false,
      reason:
        'sweph is not installed: npm install --no-package-lock --prefix bench/swiss (needs a C++ compiler)',
    };
  }
  if (existsSync(DATA)) sweph.set_ephe_path(DATA);
  const flags = SPEED | SWISS_FILES;
  // Without its files it falls back to Moshier's theory, and says so in the flag.
  const isFromFiles = (sweph.calc(2_451_545, 0, flags).flag & SWISS_FILES) !== 0;
  sweph.set_sid_mode(1, 0, 0);
  return {
    available: true,
    sidereal: (body, jdUt) => sweph.calc_ut(jdUt, body, flags | SIDEREAL).data[0]!,
    riseOrSet: (body, event, jdUt, [longitude, latitude]) =>
      sweph.rise_trans(
        jdUt,
        body,
        null,
        SWISS_FILES,
        body === 0 ? event | HINDU_RISING : event,
        [longitude, latitude, 0],
        1013.25,
        15,
      ).data,
    name: `sweph ${sweph.version()} (C, ${isFromFiles ? '.se1 files' : 'Moshier'})`,
    longitude: (body, jdTt) => sweph.calc(jdTt, body, flags).data[0]!,
  };
}
