import { eachGraha, GRAHA_IDS } from './bodies.ts';
import type { GrahaId } from './bodies.ts';
import type { Chart } from './cast-chart.ts';
import { varga } from './vargas.ts';
import { vedicDayAt } from './vedic-day.ts';

/** Twelve states of activity (BPHS ch. 45, 30): lying, sitting, beckoning, shining, going, coming, in assembly … asleep. */
export const SHAYANADI_AVASTHAS = [
  'shayana',
  'upaveshana',
  'netrapani',
  'prakasha',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;

/** One of the twelve states of activity. */
export type ShayanadiAvastha = (typeof SHAYANADI_AVASTHAS)[number];

/** Minutes of a ghati. */
const GHATI_MINUTES = 24;

/**
 * The state of activity of each graha (BPHS ch. 45, 30–38): the number of its nakshatra, times that of the graha (Sun 1 to Ketu 9),
 * times its navamsa in the sign; added to it the nakshatra of the Moon, the running ghati since sunrise, and the sign of the
 * ascendant; what remains of the sum by twelve is the state, and none is the twelfth. The text does not say whether the ghati is
 * the running one or the last that passed; teachers count the running one.
 * @returns null where the Sun has not risen within a day before the birth (polar night and day)
 */
export function shayanadiAvasthas({
  birth,
  time,
  settings,
  ascendant,
  grahas,
}: Chart): Readonly<Record<GrahaId, ShayanadiAvastha>> | null {
  const day = vedicDayAt(time.jdUt, birth, settings.sunrise, birth.timeZone);
  if (day === null) return null;
  const ghati = Math.floor(((time.jdUt - day.sunrise) * 1440) / GHATI_MINUTES) + 1;
  return eachGraha((graha) => {
    const { nakshatra, longitude } = grahas[graha];
    const product = nakshatra * (GRAHA_IDS.indexOf(graha) + 1) * varga(9, longitude).part;
    const sum = product + grahas.moon.nakshatra + ghati + ascendant.sign;
    return SHAYANADI_AVASTHAS[(sum + 11) % 12]!;
  });
}
