import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';
import {
  facts,
  type ReportBlock,
  reportPart,
  type ReportPart,
  timeOfDay,
  weekdayName,
  zonedTime,
} from '@jyoti/ui/data';
import {
  civilDay,
  clockOf,
  coordinates,
  dayOf,
  degreesAndMinutes,
  degreesMinutesSeconds,
} from '../format/format.ts';
import { periodsInWords, syllablesInWords } from '../format/moon-facts.ts';
import { gemWithVerdict } from '../format/named-gem.ts';
import type { ReportSource } from './source.ts';
import type { BasicWords } from '../report-words.ts';

const list = (values: readonly (string | number)[] | undefined) => values?.join(', ');

/** The almanac of the moment of birth; null if the report lacks it. */
export function panchangOfBirth(
  { kundli: { birth, settings }, planets: { panchang } }: ReportSource,
  words: BasicWords,
): ReportBlock | null {
  if (!panchang) return null;
  const { names } = words;
  const { ayanamsas } = ayanamsasMessages[names.language];
  // The Vedic day begins at sunrise: before it, sunrise and sunset are those of the previous civil day.
  const otherDay = (instant: string) => {
    const { date } = zonedTime(instant, settings.timezone);
    return date === birth.date
      ? ''
      : ` (${weekdayName(names.language, date, 'short')}, ${dayOf(instant, settings.timezone, names.language)})`;
  };
  const clock = (instant: string | null) =>
    instant === null
      ? words.noSunrise
      : `${timeOfDay(names.times, clockOf(instant, settings.timezone))}${otherDay(instant)}`;

  return facts({ title: words.panchang }, [
    [words.day, names.term(panchang.day_of_birth)],
    [words.dayLord, names.graha(panchang.day_lord)],
    [words.horaLord, panchang.hora_lord && names.graha(panchang.hora_lord)],
    [words.sunrise, clock(panchang.sunrise_at_birth)],
    [words.sunset, clock(panchang.sunset_at_birth)],
    [words.tithi, names.tithi(panchang.tithi)],
    [words.yoga, names.term(panchang.yoga)],
    [words.karana, names.term(panchang.karana)],
    [words.ayanamsa, `${ayanamsas[settings.ayanamsa]} ${degreesMinutesSeconds(panchang.ayanamsa)}`],
  ]);
}

/** The person, and the facts of the chart and the almanac at birth. */
export function basicDetails(source: ReportSource, words: BasicWords): ReportPart {
  const { kundli, planets, gemHref } = source;
  const { birth } = kundli;
  const { names } = words;
  const place = (sign: string, degrees: number) =>
    `${names.signWithSanskrit(sign)} ${degreesAndMinutes(degrees)}`;
  const { ghatka_chakra: ghatka } = planets;

  const ofBirth = [
    facts({ title: words.personal }, [
      [words.name, birth.name],
      [words.gender, birth.gender && words.genders[birth.gender]],
      [words.date, civilDay(birth.date, names.language)],
      [words.time, timeOfDay(names.times, birth.time)],
      [words.place, birth.place.name],
      [words.coordinates, coordinates(birth.place.latitude, birth.place.longitude, names)],
    ]),
    facts({ title: words.astrological }, [
      [words.ascendant, place(planets.ascendant_sign, planets[0].local_degree)],
      [words.moonSign, place(planets.rasi, planets[2].local_degree)],
      [words.sunSign, place(planets[1].zodiac, planets[1].local_degree)],
      [words.nakshatra, names.term(planets.nakshatra)],
      [words.pada, planets.nakshatra_pada],
      [words.gana, planets.gana && names.term(planets.gana)],
      [words.yoni, planets.yoni && names.term(planets.yoni)],
      [words.nadi, planets.nadi && names.term(planets.nadi)],
      [words.varna, planets.varna && names.term(planets.varna)],
      [words.vasya, planets.vasya && names.term(planets.vasya)],
      [words.paya, planets.paya && names.term(planets.paya)],
      [words.tatva, planets.tatva && names.term(planets.tatva)],
      [words.birthDasha, periodsInWords(planets.birth_dasa, names)],
      [words.currentDasha, periodsInWords(planets.current_dasa, names)],
    ]),
  ];
  const ofMoment = [
    panchangOfBirth(source, words),
    facts(
      {
        title: words.lucky,
        basedOn: words.luckyBecause({ lord: names.graha(planets[2].nakshatra_lord) }),
      },
      [
        [words.gem, planets.lucky_gem_advice && gemWithVerdict(planets.lucky_gem_advice, gemHref)],
        [words.numbers, list(planets.lucky_num)],
        [words.colours, list(planets.lucky_colors?.map((colour) => names.term(colour, 'colours')))],
        [
          words.letters,
          planets.lucky_letters &&
            list(names.letters(planets.lucky_letters, planets.lucky_name_devanagari ?? [])),
        ],
        [
          words.syllables,
          planets.lucky_name_start &&
            syllablesInWords(planets.lucky_name_start, planets.lucky_name_devanagari ?? [], names),
        ],
      ],
    ),
    ghatka &&
      facts({ title: words.ghatka, intro: words.ghatkaIntro }, [
        [words.ghatkaRasi, names.sign(ghatka.rasi)],
        [words.ghatkaTithi, list(ghatka.tithi.map((tithi) => names.term(tithi)))],
        [words.ghatkaDay, names.term(ghatka.day)],
        [words.ghatkaNakshatra, names.term(ghatka.nakshatra)],
        [words.ghatkaTatva, names.term(ghatka.tatva)],
        [words.ghatkaLord, names.graha(ghatka.lord)],
        [words.sameSexLagna, names.sign(ghatka.same_sex_lagna)],
        [words.oppositeSexLagna, names.sign(ghatka.opposite_sex_lagna)],
      ]),
  ];
  return reportPart(words.intro, [
    {
      type: 'columns',
      columns: [ofBirth, ofMoment.filter((block) => block !== undefined && block !== null)],
    },
  ]);
}
