import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every solar eclipse of 2015 to 2030: greatest eclipse (TT), type, gamma, magnitude, latitude and
 * longitude of greatest eclipse. Eclipse predictions by Fred Espenak, NASA's GSFC: Five Millennium
 * Catalog of Solar Eclipses, 2001–2100 (SEcat5).
 */
export const NASA_SOLAR: readonly (readonly [
  greatestTt: string,
  type: string,
  gamma: number,
  magnitude: number,
  latitude: number,
  longitude: number,
])[] = [
  ['2015-03-20T09:46:47Z', 'total', 0.9454, 1.0445, 64.4, -6.6],
  ['2015-09-13T06:55:19Z', 'partial', -1.1004, 0.7875, -72.1, -2.3],
  ['2016-03-09T01:58:19Z', 'total', 0.2609, 1.045, 10.1, 148.8],
  ['2016-09-01T09:08:02Z', 'annular', -0.333, 0.9736, -10.7, 37.8],
  ['2017-02-26T14:54:33Z', 'annular', -0.4578, 0.9922, -34.7, -31.2],
  ['2017-08-21T18:26:40Z', 'total', 0.4367, 1.0306, 37.0, -87.7],
  ['2018-02-15T20:52:33Z', 'partial', -1.2116, 0.5991, -71.0, 0.6],
  ['2018-07-13T03:02:16Z', 'partial', -1.3542, 0.3365, -67.9, 127.4],
  ['2018-08-11T09:47:28Z', 'partial', 1.1476, 0.7368, 70.4, 174.5],
  ['2019-01-06T01:42:38Z', 'partial', 1.1417, 0.7145, 67.4, 153.6],
  ['2019-07-02T19:24:08Z', 'total', -0.6466, 1.0459, -17.4, -109.0],
  ['2019-12-26T05:18:53Z', 'annular', 0.4135, 0.9701, 1.0, 102.3],
  ['2020-06-21T06:41:15Z', 'annular', 0.1209, 0.994, 30.5, 79.7],
  ['2020-12-14T16:14:39Z', 'total', -0.2939, 1.0254, -40.3, -67.9],
  ['2021-06-10T10:43:07Z', 'annular', 0.9152, 0.9435, 80.8, -66.8],
  ['2021-12-04T07:34:38Z', 'total', -0.9526, 1.0367, -76.8, -46.2],
  ['2022-04-30T20:42:36Z', 'partial', -1.1901, 0.6396, -62.1, -71.5],
  ['2022-10-25T11:01:20Z', 'partial', 1.0701, 0.8619, 61.6, 77.4],
  ['2023-04-20T04:17:56Z', 'hybrid', -0.3952, 1.0132, -9.6, 125.8],
  ['2023-10-14T18:00:41Z', 'annular', 0.3753, 0.952, 11.4, -83.1],
  ['2024-04-08T18:18:29Z', 'total', 0.3431, 1.0566, 25.3, -104.1],
  ['2024-10-02T18:46:13Z', 'annular', -0.3509, 0.9326, -22.0, -114.5],
  ['2025-03-29T10:48:36Z', 'partial', 1.0405, 0.9376, 61.1, -77.1],
  ['2025-09-21T19:43:04Z', 'partial', -1.0651, 0.855, -60.9, 153.5],
  ['2026-02-17T12:13:06Z', 'annular', -0.9743, 0.963, -64.7, 86.8],
  ['2026-08-12T17:47:06Z', 'total', 0.8977, 1.0386, 65.2, -25.2],
  ['2027-02-06T16:00:48Z', 'annular', -0.2952, 0.9281, -31.3, -48.5],
  ['2027-08-02T10:07:50Z', 'total', 0.1421, 1.079, 25.5, 33.2],
  ['2028-01-26T15:08:59Z', 'annular', 0.3901, 0.9208, 3.0, -51.5],
  ['2028-07-22T02:56:40Z', 'total', -0.6056, 1.056, -15.6, 126.7],
  ['2029-01-14T17:13:48Z', 'partial', 1.0553, 0.8714, 63.7, -114.2],
  ['2029-06-12T04:06:13Z', 'partial', 1.2943, 0.4576, 66.8, -66.2],
  ['2029-07-11T15:37:19Z', 'partial', -1.4191, 0.2303, -64.3, -85.6],
  ['2029-12-05T15:03:58Z', 'partial', -1.0609, 0.8911, -67.5, 135.7],
  ['2030-06-01T06:29:13Z', 'annular', 0.5626, 0.9443, 56.5, 80.1],
  ['2030-11-25T06:51:37Z', 'total', -0.3867, 1.0468, -43.6, 71.2],
];

/**
 * Every lunar eclipse of 2015 to 2030: greatest eclipse (UT, to the minute), type and gamma. Eclipse
 * predictions by Fred Espenak, NASA's GSFC: Catalog of Lunar Eclipses, 2001–2100 (LEcat). That list
 * used a larger shadow than the later canon: the eclipse of 2016-08-18, penumbral by 1.7% there, is
 * none in the canon and is left out here.
 */
export const NASA_LUNAR: readonly (readonly [greatestUt: string, type: string, gamma: number])[] = [
  ['2015-04-04T12:00Z', 'total', 0.446],
  ['2015-09-28T02:47Z', 'total', -0.33],
  ['2016-03-23T11:47Z', 'penumbral', 1.159],
  ['2016-09-16T18:54Z', 'penumbral', -1.055],
  ['2017-02-11T00:44Z', 'penumbral', -1.025],
  ['2017-08-07T18:20Z', 'partial', 0.867],
  ['2018-01-31T13:30Z', 'total', -0.301],
  ['2018-07-27T20:22Z', 'total', 0.117],
  ['2019-01-21T05:12Z', 'total', 0.369],
  ['2019-07-16T21:31Z', 'partial', -0.643],
  ['2020-01-10T19:10Z', 'penumbral', 1.073],
  ['2020-06-05T19:25Z', 'penumbral', 1.24],
  ['2020-07-05T04:30Z', 'penumbral', -1.364],
  ['2020-11-30T09:43Z', 'penumbral', -1.131],
  ['2021-05-26T11:19Z', 'total', 0.477],
  ['2021-11-19T09:03Z', 'partial', -0.455],
  ['2022-05-16T04:11Z', 'total', -0.253],
  ['2022-11-08T10:59Z', 'total', 0.257],
  ['2023-05-05T17:23Z', 'penumbral', -1.035],
  ['2023-10-28T20:14Z', 'partial', 0.947],
  ['2024-03-25T07:13Z', 'penumbral', 1.061],
  ['2024-09-18T02:44Z', 'partial', -0.979],
  ['2025-03-14T06:59Z', 'total', 0.348],
  ['2025-09-07T18:12Z', 'total', -0.275],
  ['2026-03-03T11:33Z', 'total', -0.377],
  ['2026-08-28T04:13Z', 'partial', 0.497],
  ['2027-02-20T23:13Z', 'penumbral', -1.048],
  ['2027-07-18T16:03Z', 'penumbral', -1.576],
  ['2027-08-17T07:14Z', 'penumbral', 1.28],
  ['2028-01-12T04:13Z', 'partial', 0.982],
  ['2028-07-06T18:19Z', 'partial', -0.79],
  ['2028-12-31T16:52Z', 'total', 0.326],
  ['2029-06-26T03:22Z', 'total', 0.013],
  ['2029-12-20T22:42Z', 'total', -0.381],
  ['2030-06-15T18:33Z', 'partial', 0.754],
  ['2030-12-09T22:27Z', 'penumbral', -1.073],
];

/**
 * Lunar eclipses of 2021 to 2030: greatest eclipse (TT), umbral magnitude, minutes that the partial
 * and the total phase last (0 where there is none). Eclipse predictions by Fred Espenak, NASA's GSFC:
 * Lunar Eclipses 2021–2030 (LEdecade), of the later canon, with Danjon's shadow as ours.
 */
export const NASA_LUNAR_MAGNITUDES: readonly (readonly [
  greatestTt: string,
  magnitude: number,
  partialMinutes: number,
  totalMinutes: number,
])[] = [
  ['2021-05-26T11:19:53Z', 1.009, 187, 15],
  ['2021-11-19T09:04:06Z', 0.974, 208, 0],
  // oxlint-disable-next-line oxc/approx-constant -- a magnitude that happens to be near √2
  ['2022-05-16T04:12:42Z', 1.414, 207, 85],
  ['2022-11-08T11:00:22Z', 1.359, 220, 85],
  ['2023-05-05T17:24:05Z', -0.046, 0, 0],
  ['2023-10-28T20:15:18Z', 0.122, 77, 0],
  ['2024-03-25T07:13:59Z', -0.132, 0, 0],
  ['2024-09-18T02:45:25Z', 0.085, 63, 0],
  ['2025-03-14T06:59:56Z', 1.178, 218, 65],
  ['2025-09-07T18:12:58Z', 1.362, 209, 82],
  ['2026-03-03T11:34:52Z', 1.151, 207, 58],
  ['2026-08-28T04:14:04Z', 0.93, 198, 0],
  ['2027-02-20T23:14:06Z', -0.057, 0, 0],
  ['2027-07-18T16:04:09Z', -1.068, 0, 0],
  ['2027-08-17T07:14:59Z', -0.525, 0, 0],
  ['2028-01-12T04:14:13Z', 0.066, 56, 0],
  ['2028-07-06T18:20:57Z', 0.389, 141, 0],
  ['2028-12-31T16:53:15Z', 1.246, 209, 71],
  ['2029-06-26T03:23:22Z', 1.844, 220, 102],
  ['2029-12-20T22:43:12Z', 1.117, 213, 54],
  ['2030-06-15T18:34:34Z', 0.502, 144, 0],
  ['2030-12-09T22:28:51Z', -0.163, 0, 0],
];

/** Two eclipses of each kind in 45 random years 1801–2197 as `swetest` 2.10.03 prints them; UT. */
interface SwissEclipses {
  readonly solar: readonly (readonly [
    greatestJdUt: number,
    type: string,
    beginsJdUt: number,
    endsJdUt: number,
  ])[];
  /** then the contacts in order: two, four or six */
  readonly lunar: readonly (readonly [
    greatestJdUt: number,
    type: string,
    magnitude: number,
    penumbralMagnitude: number,
    ...contacts: readonly number[],
  ])[];
}

/** `eclipses.json`: from `swetest -solecl` and `swetest -lunecl`. */
export function swissEclipses(): SwissEclipses {
  const file = join(import.meta.dirname, 'eclipses.json');
  return JSON.parse(readFileSync(file, 'utf8')) as SwissEclipses;
}
