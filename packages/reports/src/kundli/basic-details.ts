import { ayanamsaName } from '@jyoti/language';
import { avakahada, vimshottariAt, type Chart, type Instant, type JulianDay } from '@jyoti/jyotish';
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
import type { Terms } from '../format/terms.ts';
import { basicMessages } from '../messages.generated/basic.ts';
import { reportWords } from '../report-words.ts';
import { gemValue } from './gem-value.ts';
import type { KundliSource } from './kundli-source.ts';

const list = (values: readonly (string | number)[]) => values.join(', ');

/** The almanac of the moment of birth. */
export function panchangOfBirth({
  chart: { settings },
  birth,
  settings: { timezone },
  panchang,
  language,
}: KundliSource): ReportBlock {
  const { terms, ...words } = reportWords(basicMessages, language);
  const { weekday, dayLord, horaLord, sunrise, sunset, tithi, yoga, karana } = panchang();
  // The Vedic day begins at sunrise: before it, sunrise and sunset are those of the previous civil day.
  const otherDay = (instant: string) => {
    const { date } = zonedTime(instant, timezone);
    return date === birth.date
      ? ''
      : ` (${weekdayName(language, date, 'short')}, ${dayOf(instant, timezone, language)})`;
  };
  const clock = (instant: Instant | null) =>
    instant === null
      ? words.noSunrise
      : `${timeOfDay(terms.times, clockOf(instant.utc, timezone))}${otherDay(instant.utc)}`;
  const ayanamsa = ayanamsaName(settings.ayanamsa, ayanamsasMessages[language].ayanamsas);

  return facts({ title: words.panchang }, [
    [words.day, terms.almanac.weekdays[weekday]],
    [words.dayLord, terms.graha(dayLord)],
    [words.horaLord, horaLord && terms.graha(horaLord)],
    [words.sunrise, clock(sunrise)],
    [words.sunset, clock(sunset)],
    [words.tithi, terms.tithi(tithi.number)],
    [words.yoga, terms.yoga(yoga.number)],
    [words.karana, terms.karana(karana.name)],
    [words.ayanamsa, `${ayanamsa} ${degreesMinutesSeconds(settings.ayanamsaDegrees)}`],
  ]);
}

/** Three levels of Vimshottari at an instant: Venus – Sun – Moon. */
export function periodsAt(
  jdUt: JulianDay,
  { grahas, time, settings }: Chart,
  { graha }: Pick<Terms, 'graha'>,
): string {
  const running = vimshottariAt(grahas.moon.longitude, time.jdUt, settings.yearDays, jdUt);
  if (!running) return '';
  const { mahadasha, antardasha, pratyantardasha } = running;
  return [mahadasha, antardasha, pratyantardasha].map(({ lord }) => graha(lord)).join(' – ');
}

/** The person, and the facts of the chart and the almanac at birth. */
export function basicDetails(source: KundliSource): ReportPart {
  const { chart, birth, nowJdUt, language } = source;
  const { terms, ...words } = reportWords(basicMessages, language);
  const { charts, elements, gems } = terms;
  const { moon, sun } = chart.grahas;
  const { lucky, ghatka, nameSyllables, nameSyllablesDevanagari, ...table } = avakahada(chart);
  const place = ({ sign, degreeInSign }: typeof chart.ascendant) =>
    `${terms.signWithSanskrit(sign)} ${degreesAndMinutes(degreeInSign)}`;

  const ofBirth = [
    facts({ title: words.personal }, [
      [words.name, birth.name],
      [words.gender, birth.gender && words.genders[birth.gender]],
      [words.date, civilDay(birth.date, language)],
      [words.time, timeOfDay(terms.times, birth.time)],
      [words.place, birth.place.name],
      [words.coordinates, coordinates(birth.place.latitude, birth.place.longitude, terms)],
    ]),
    facts({ title: words.astrological }, [
      [words.ascendant, place(chart.ascendant)],
      [words.moonSign, place(moon)],
      [words.sunSign, place(sun)],
      [words.nakshatra, terms.nakshatra(moon.nakshatra)],
      [words.pada, moon.pada],
      [words.gana, charts.ganas[table.gana]],
      [words.yoni, charts.yonis[table.yoni.animal]],
      [words.nadi, charts.nadis[table.nadi]],
      [words.varna, charts.varnas[table.varna]],
      [words.vasya, charts.vashyas[table.vashya]],
      [words.paya, charts.metals[table.paya]],
      [words.tatva, elements[table.tatva].tatva],
      [words.birthDasha, periodsAt(chart.time.jdUt, chart, terms)],
      [words.currentDasha, periodsAt(nowJdUt, chart, terms)],
    ]),
  ];
  const ofMoment = [
    panchangOfBirth(source),
    facts(
      {
        title: words.lucky,
        basedOn: words.luckyBecause({ lord: terms.graha(moon.nakshatraLord) }),
      },
      [
        [words.gem, gemValue(moon.nakshatraLord, source)],
        [words.numbers, list([lucky.number])],
        [words.colours, list(lucky.colors.map((colour) => gems.colours[colour]))],
        [words.letters, list(terms.letters(lucky.letters, nameSyllablesDevanagari))],
        [
          words.syllables,
          list(
            nameSyllables.map((syllable, pada) =>
              terms.syllable(syllable, nameSyllablesDevanagari[pada]),
            ),
          ),
        ],
      ],
    ),
    facts({ title: words.ghatka, intro: words.ghatkaIntro }, [
      [words.ghatkaRasi, terms.sign(ghatka.sign)],
      [words.ghatkaTithi, list(ghatka.tithis)],
      [words.ghatkaDay, terms.almanac.weekdays[ghatka.weekday]],
      [words.ghatkaNakshatra, terms.nakshatra(ghatka.nakshatra)],
      [words.ghatkaTatva, elements[ghatka.tatva].tatva],
      [words.ghatkaLord, terms.graha(ghatka.lord)],
      [words.sameSexLagna, terms.sign(ghatka.sameSexLagna)],
      [words.oppositeSexLagna, terms.sign(ghatka.oppositeSexLagna)],
    ]),
  ];
  return reportPart(words.intro, [{ type: 'columns', columns: [ofBirth, ofMoment] }]);
}
