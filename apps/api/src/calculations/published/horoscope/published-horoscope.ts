import {
  agreeingSigns,
  challengingSigns,
  GRAHA_CORRESPONDENCES,
  isoFromJulianDay,
  SIGNS,
  type ForecastArea,
  type SignForecast,
} from '@jyoti/jyotish';
import { horoscopeAdvice, horoscopeWords } from '@jyoti/readings';
import {
  becauseFactors,
  becauseOf,
  monthEvents,
  type HoroscopeDocumentSource,
} from '@jyoti/reports';
import { horoscopeSigns, type Horoscope, type Language } from '@jyoti/contract';
import { spanOf } from '../../requests/instants.ts';
import { grahaName, signName, titleCase } from '../wire-names.ts';
import { TextRenderer } from '../text-renderer.ts';
import { becauseRow, nakshatraName, transitNow, transitRow } from './transit-rows.ts';

type Words = Pick<
  Horoscope,
  'general' | 'love' | 'career' | 'health' | 'lines' | 'because' | 'outlook'
>;

/** The text line by line, each with its reasons, which include the factors of the outlooks. */
function wordsOf(source: HoroscopeDocumentSource, renderer: TextRenderer): Words {
  const { forecast } = source;
  const factors = becauseFactors(forecast);
  const because = new Map(factors.map((row) => [row.id, row]));
  const texts = renderer.textOf(horoscopeWords(source, renderer.language));
  const lines = texts.lines.map((line) => {
    const row = becauseOf(forecast, line, factors);
    because.set(row.id, row);
    return { area: line.area, text: line.text, because: row.id };
  });
  const textOf = (...areas: readonly ForecastArea[]) =>
    lines
      .filter(({ area }) => areas.includes(area))
      .map(({ text }) => text)
      .join(' ');
  return {
    general: textOf('general'),
    love: textOf('love'),
    career: textOf('career', 'money'),
    health: textOf('health'),
    lines,
    outlook: texts.outlooks,
    because: [...because.values()].map(becauseRow),
  };
}

type Advice = Pick<Horoscope, 'recommendations' | 'compatibility'>;

function adviceOf({ sign, strengths }: SignForecast, renderer: TextRenderer): Advice {
  const [strongest, weakest] = [strengths[0]!.graha, strengths.at(-1)!.graha];
  const { gemstone, meditation, remedies, company } = renderer.textOf(
    horoscopeAdvice(sign, strongest, weakest, renderer.language),
  );
  const { lord } = SIGNS[sign];
  return {
    recommendations: {
      gemstone: {
        gem: titleCase(GRAHA_CORRESPONDENCES[lord].gem),
        planet: grahaName(lord),
        text: gemstone,
      },
      meditation,
      remedies: [...remedies],
    },
    compatibility: {
      text: company,
      compatible: agreeingSigns(sign).map(signName),
      challenging: challengingSigns(sign).map(signName),
    },
  };
}

/** The published format of a horoscope; the site reads the report of `reports`. */
export function publishedHoroscope(source: HoroscopeDocumentSource, language: Language): Horoscope {
  const renderer = new TextRenderer(language);
  const { settings, forecast, civil, positions, month, hora } = source;
  const { sign, moon, lucky } = forecast;
  return {
    settings,
    notices: [],
    sign: horoscopeSigns[sign - 1] ?? 'aries',
    period: forecast.period,
    from: civil.firstDate,
    to: civil.lastDate,
    ...wordsOf(source, renderer),
    ...adviceOf(forecast, renderer),
    luckyNumber: lucky.number,
    luckyColors: lucky.colors.map(titleCase),
    luckyPlanet: grahaName(lucky.graha),
    compatibleSign: signName(forecast.compatibleSign),
    favorableTime: hora && { ...spanOf(hora), hora: grahaName(hora.lord) },
    moon: {
      zodiac: signName(moon.sign),
      house: moon.house,
      nakshatra: nakshatraName(moon.nakshatra),
      nakshatra_pada: moon.pada,
      waxing: moon.waxing,
    },
    transits_at: isoFromJulianDay(positions.jdUt),
    transits_now: positions.rows.map((place) => transitNow(place, sign)),
    transits: forecast.events.map(transitRow),
    month: {
      from: month.civil.firstDate,
      to: month.civil.lastDate,
      transits: monthEvents(source).map(({ important, past, ...event }) => ({
        ...transitRow(event),
        important,
        past,
      })),
    },
    texts_languages: renderer.languages,
  };
}
