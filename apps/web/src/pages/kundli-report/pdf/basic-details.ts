import type { Kundli, PlanetDetails } from '@jyoti/contract';
import {
  civilDay,
  clockOf,
  coordinates,
  degreesAndMinutes,
  degreesMinutesSeconds,
} from '../../../kundli/format.ts';
import { facts, heading, paragraph, signs } from '../../../kundli/pdf/blocks.ts';
import type { PdfBlock } from '@jyoti/pdf';
import { because, type ReportSetting } from './report-blocks.ts';

const inTurn = (values: readonly (string | number)[] | undefined) => values?.join(', ');

export function basicDetails(
  kundli: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): PdfBlock[] {
  const { basic: words } = setting.words;
  const { birth } = kundli;
  const { panchang, ghatka_chakra: ghatka } = planets;
  const clock = (instant: string | null) =>
    instant === null ? words.noSunrise : clockOf(instant, setting.timezone);
  const place = (sign: string, degrees: number) => `${signs(sign)} ${degreesAndMinutes(degrees)}`;
  return [
    ...paragraph(words.intro, 'quiet'),
    heading(words.personal),
    facts(
      [
        [words.name, birth.name],
        [words.gender, birth.gender && words.genders[birth.gender]],
        [words.date, civilDay(birth.date)],
        [words.time, birth.time],
        [words.place, birth.place.name],
        [words.coordinates, coordinates(birth.place.latitude, birth.place.longitude)],
      ],
      setting,
    ),
    heading(words.astrological),
    facts(
      [
        [words.ascendant, place(planets.ascendant_sign, planets[0].local_degree)],
        [words.moonSign, place(planets.rasi, planets[2].local_degree)],
        [words.sunSign, place(planets[1].zodiac, planets[1].local_degree)],
        [words.nakshatra, planets.nakshatra],
        [words.pada, planets.nakshatra_pada],
        [words.gana, planets.gana],
        [words.yoni, planets.yoni],
        [words.nadi, planets.nadi],
        [words.varna, planets.varna],
        [words.vasya, planets.vasya],
        [words.paya, planets.paya],
        [words.tatva, planets.tatva],
        [words.birthDasha, planets.birth_dasa],
        [words.currentDasha, planets.current_dasa],
      ],
      setting,
    ),
    ...(panchang
      ? [
          heading(words.panchang),
          facts(
            [
              [words.day, panchang.day_of_birth],
              [words.dayLord, panchang.day_lord],
              [words.horaLord, panchang.hora_lord],
              [words.sunrise, clock(panchang.sunrise_at_birth)],
              [words.sunset, clock(panchang.sunset_at_birth)],
              [words.tithi, panchang.tithi],
              [words.yoga, panchang.yoga],
              [words.karana, panchang.karana],
              [
                words.ayanamsa,
                `${panchang.ayanamsa_name} ${degreesMinutesSeconds(panchang.ayanamsa)}`,
              ],
            ],
            setting,
          ),
        ]
      : []),
    heading(words.lucky),
    facts(
      [
        [words.gem, inTurn(planets.lucky_gem)],
        [words.numbers, inTurn(planets.lucky_num)],
        [words.colours, inTurn(planets.lucky_colors)],
        [words.letters, inTurn(planets.lucky_letters)],
        [words.syllables, inTurn(planets.lucky_name_start)],
      ],
      setting,
    ),
    because(words.luckyBecause(planets[2].nakshatra_lord), setting),
    ...(ghatka
      ? [
          heading(words.ghatka),
          ...paragraph(words.ghatkaIntro, 'quiet'),
          facts(
            [
              [words.ghatkaRasi, ghatka.rasi],
              [words.ghatkaTithi, inTurn(ghatka.tithi)],
              [words.ghatkaDay, ghatka.day],
              [words.ghatkaNakshatra, ghatka.nakshatra],
              [words.ghatkaTatva, ghatka.tatva],
              [words.ghatkaLord, ghatka.lord],
              [words.sameSexLagna, ghatka.same_sex_lagna],
              [words.oppositeSexLagna, ghatka.opposite_sex_lagna],
            ],
            setting,
          ),
        ]
      : []),
  ];
}
