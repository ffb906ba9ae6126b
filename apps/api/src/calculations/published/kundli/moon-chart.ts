import {
  isoFromJulianDay,
  NAKSHATRAS,
  type BirthDay,
  type Chart,
  type GrahaOfBirthDay,
  type JulianDay,
  type UncertainMahadasha,
} from '@jyoti/jyotish';
import { grahaInSignReading } from '@jyoti/readings';
import type { MoonChart } from '@jyoti/contract';
import type { TextRenderer } from '../text-renderer.ts';
import { degrees, spanOf } from '../../requests/instants.ts';
import { sadesati } from './sadesati.ts';
import { grahaName, signName } from '../wire-names.ts';

const nakshatraName = (number: number) => NAKSHATRAS[number - 1]?.name ?? '';

function grahaOfDay(
  {
    graha,
    signs,
    longitudes: [start, end],
    nakshatras,
    houseFromMoon,
    retrograde,
  }: GrahaOfBirthDay,
  renderer: TextRenderer,
): MoonChart['grahas'][number] {
  const [sign, other] = signs;
  const prediction =
    sign !== undefined && other === undefined
      ? renderer.textOf(grahaInSignReading({ graha, sign, neechaBhanga: [] }, renderer.language))
      : undefined;
  return {
    graha: grahaName(graha),
    zodiac: signs.map(signName),
    global_degree: [degrees(start), degrees(end)],
    nakshatra: nakshatras.map(nakshatraName),
    house_from_moon: houseFromMoon,
    retro: retrograde,
    ...(prediction === undefined ? {} : { prediction }),
  };
}

const bounds = ([earliest, latest]: UncertainMahadasha['start']): [string, string] => [
  isoFromJulianDay(earliest),
  isoFromJulianDay(latest),
];

/**
 * What can be known of a birth without its time, in the published format.
 * @param noon the chart of noon of that day
 */
export function moonChart(
  { moon, grahas, dashas, mangal, kaalSarp }: BirthDay,
  noon: Chart,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): MoonChart {
  return {
    day: spanOf(moon),
    moon: {
      signs: moon.signs.map((part) => ({ zodiac: signName(part.sign), ...spanOf(part) })),
      nakshatras: moon.nakshatras.map((part) => ({
        nakshatra: nakshatraName(part.nakshatra),
        nakshatra_lord: grahaName(NAKSHATRAS[part.nakshatra - 1]?.lord ?? 'ketu'),
        ...spanOf(part),
      })),
    },
    grahas: grahas.map((graha) => grahaOfDay(graha, renderer)),
    dashas: dashas.map(({ mahadashas, ...part }) => ({
      nakshatra: nakshatraName(part.nakshatra),
      ...spanOf(part),
      mahadasha: mahadashas.map(({ lord, start, end }) => ({
        planet: grahaName(lord),
        start: bounds(start),
        end: bounds(end),
      })),
    })),
    doshas: {
      mangal: mangal && { house_from_moon: mangal.house, is_dosha_house: mangal.isDoshaHouse },
      kaalsarp: kaalSarp && {
        is_dosha_present: kaalSarp.isPresent,
        is_partial: kaalSarp.isPartial,
      },
      sadesati: moon.signs.length === 1 ? sadesati(noon, nowJdUt, renderer) : null,
    },
  };
}
