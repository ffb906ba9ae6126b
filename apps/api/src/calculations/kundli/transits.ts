import {
  BODY_NAMES,
  GRAHA_IDS,
  isoFromJulianDay,
  NAKSHATRAS,
  natalTransits,
  type BodyId,
  type Chart,
  type JulianDay,
  type NatalContact,
  type NatalTransit,
} from '@jyoti/jyotish';
import type { TransitContact, TransitOverChart, Transits, TransitsRequest } from '@jyoti/contract';
import { transitReading } from '@jyoti/readings';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { ashtakavargaOf } from './ashtakvarga.ts';
import { vimshottariOn } from './dashas.ts';
import { instantOrNull } from './instants.ts';
import { sadesatiNow } from './sadesati.ts';
import { degrees, grahaName, signName } from './wire-names.ts';

function contactOf({ point, kind, count, orb, applying }: NatalContact): TransitContact {
  const name = point === 'ascendant' ? 'Ascendant' : grahaName(point);
  return { point: name, kind, count, orb: degrees(orb), applying };
}

function transitOf(row: NatalTransit, renderer: TextRenderer): TransitOverChart {
  const { graha, nextIngress, nextStation } = row;
  return {
    graha: grahaName(graha),
    zodiac: signName(row.sign),
    rasi_no: row.sign,
    local_degree: degrees(row.degree),
    global_degree: degrees(row.longitude),
    nakshatra: NAKSHATRAS[row.nakshatra - 1]?.name ?? '',
    nakshatra_pada: row.pada,
    retro: row.retrograde,
    speed: degrees(row.speed),
    since: instantOrNull(row.since),
    next_sign: nextIngress && {
      at: isoFromJulianDay(nextIngress.jdUt),
      zodiac: signName(nextIngress.sign),
      retro: nextIngress.retrograde,
    },
    next_station: nextStation && {
      at: isoFromJulianDay(nextStation.jdUt),
      motion: nextStation.motion,
      zodiac: signName(nextStation.sign),
    },
    house_from_moon: row.houseFromMoon,
    house_from_lagna: row.houseFromLagna,
    effect: row.effect,
    vedha_house: row.vedhaHouse,
    by: row.by.map(grahaName),
    bindus: row.bindus,
    sarva_bindus: row.sarva ?? 0,
    verdict: row.verdict,
    contacts: row.contacts.map(contactOf),
    text: renderer.textOf(transitReading({ ...row, house: row.houseFromMoon }, renderer.language)),
  };
}

function natalOf({ ascendant, grahas }: Chart): Transits['natal'] {
  const bodies: BodyId[] = ['ascendant', ...GRAHA_IDS];
  return bodies.map((body) => {
    const { sign, degreeInSign, longitude } = body === 'ascendant' ? ascendant : grahas[body];
    return {
      full_name: BODY_NAMES[body].english as Transits['natal'][number]['full_name'],
      zodiac: signName(sign),
      rasi_no: sign,
      local_degree: degrees(degreeInSign),
      global_degree: degrees(longitude),
      retro: body !== 'ascendant' && grahas[body].retrograde,
    };
  });
}

/** The choices of transits. */
type TransitChoices = Pick<TransitsRequest, 'ashtakvarga_school' | 'contact_orb'>;

/** Transits of an instant over a birth chart, and the dashas that run then. */
export function transitsOver(
  chart: Chart,
  jdUt: JulianDay,
  { ashtakvarga_school: school, contact_orb: orb }: TransitChoices,
  renderer: TextRenderer,
): Omit<Transits, 'birth' | 'settings' | 'notices' | 'texts_languages'> {
  const rows = natalTransits(chart, jdUt, {
    ashtakavarga: ashtakavargaOf(chart, school),
    orb,
  });
  return {
    at: isoFromJulianDay(jdUt),
    natal: natalOf(chart),
    moon_sign: signName(chart.grahas.moon.sign),
    ascendant_sign: signName(chart.ascendant.sign),
    transits: rows.map((row) => transitOf(row, renderer)),
    sadesati: sadesatiNow(chart, jdUt, renderer),
    dashas: vimshottariOn(chart, jdUt),
  };
}
