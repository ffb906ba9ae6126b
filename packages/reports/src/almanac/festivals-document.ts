import {
  almanacLists,
  isPartialHere,
  type AlmanacList,
  type FestivalsDocument,
  type ListedDay,
} from '@jyoti/contract';
import {
  isoFromJulianDay,
  lunarMonthAt,
  purnimantaMonthAt,
  rowsOfList,
  type AlmanacSky,
  type EclipseOfPlace,
  type ListedObservance,
  type MonthSystem,
  type Observance,
  type VratList,
} from '@jyoti/jyotish';
import { formatList, type Language } from '@jyoti/language';
import { eclipseName, festivalAbout, festivalName, regionName } from '@jyoti/readings';
import {
  dayAndMonth,
  timeSpanMessages,
  timeWords,
  weekdayName,
  type TimeWords,
} from '@jyoti/ui/data';
import { terms } from '../format/terms.ts';
import { almanacDaysMessages } from '../messages.generated/almanac-days.ts';
import { festivalsMessages } from '../messages.generated/festivals.ts';
import {
  inOrder,
  observanceHours,
  observanceTimes,
  observanceTitle,
  spanInWords,
} from './observance.ts';
import { byDate } from './festival-lists.ts';

/** Input of the document. */
export interface FestivalsSource extends Pick<
  FestivalsDocument,
  'settings' | 'notices' | 'year' | 'place' | 'region'
> {
  /** Those of the year in the region, in order of date. */
  observances: readonly Observance[];
  /** Those of the year, visible or not. */
  eclipses: readonly EclipseOfPlace[];
  /** Which lunar months almanacs of the region print. */
  months: MonthSystem;
  /** Of the place; shared with the observances. */
  sky: AlmanacSky;
}

/** The days of a year, in one language. */
class Days {
  readonly #source: FestivalsSource;
  readonly #language: Language;

  constructor(source: FestivalsSource, language: Language) {
    this.#source = source;
    this.#language = language;
  }

  festival(observance: Observance): ListedDay {
    const { id, date, region, rank } = observance;
    const language = this.#language;
    return {
      id,
      date,
      when: this.#when(date),
      title: observanceTitle(observance, language),
      region: region === 'india' ? null : regionName(region, language).text,
      major: rank === 'major',
      about: [festivalAbout(observance, language).text],
      times: observanceTimes(observance, this.#times(date), language),
      hours: observanceHours(observance),
    };
  }

  vrat({ observance, festivals }: ListedObservance, list: VratList): ListedDay {
    const { basis, date } = observance;
    const language = this.#language;
    const { alsoKnownAs, pradoshTime } = festivalsMessages[language];
    const { festival } = almanacDaysMessages[language];
    const times = this.#times(date);
    const labelOf = list === 'pradosh' ? () => pradoshTime : undefined;
    const names = festivals.map((one) => festivalName(one, language));
    const tithi =
      basis.kind === 'tithi'
        ? [
            festival.hour({
              what: this.#tithi(basis),
              when: spanInWords(basis.span.start, basis.span.end, times),
            }),
          ]
        : [];
    return {
      ...this.festival(observance),
      about: names.length > 0 ? [alsoKnownAs({ names: formatList(names, language) })] : [],
      times: [...tithi, ...observanceTimes(observance, times, language, labelOf)],
    };
  }

  eclipse(eclipse: EclipseOfPlace): ListedDay {
    const { kind, type, typeOnEarth, date, visibility, seen, sutak } = eclipse;
    const words = festivalsMessages[this.#language];
    const times = this.#times(date);
    const spans = Object.entries({ seen, sutak }).flatMap(([name, span]) =>
      span ? [{ name, start: isoFromJulianDay(span.start), end: isoFromJulianDay(span.end) }] : [],
    );
    return {
      id: kind,
      date,
      when: this.#when(date),
      title: eclipseName(eclipse, this.#language).text,
      region: null,
      major: visibility !== 'none',
      about: [
        words.visibility[visibility],
        ...(isPartialHere({ type, type_on_earth: typeOnEarth, seen }) ? [words.partialHere] : []),
      ],
      times: spans.map(({ name, start, end }) =>
        words[name as 'seen' | 'sutak']({ span: times.span(start, end) }),
      ),
      hours: spans,
    };
  }

  /** "Sun, 8 Nov" */
  #when(date: string): string {
    return festivalsMessages[this.#language].when({
      weekday: weekdayName(this.#language, date, 'short'),
      date: dayAndMonth(this.#language, date, 'short'),
    });
  }

  #times(day: string): TimeWords {
    const { timezone: timeZone } = this.#source.settings;
    const language = this.#language;
    return timeWords(timeSpanMessages[language], language, { timeZone, day, now: null });
  }

  /** "Kartika Krishna Chaturthi", by the months of the region. */
  #tithi({ tithi, span }: Extract<Observance['basis'], { kind: 'tithi' }>): string {
    const { sky, months } = this.#source;
    const middle = (span.start + span.end) / 2;
    const amanta = lunarMonthAt(middle, sky);
    const { number } = months === 'amanta' ? amanta : purnimantaMonthAt(middle, amanta);
    const { almanac, tithi: tithiName } = terms[this.#language];
    const name = almanac.lunarMonths[number];
    const month = amanta.adhika
      ? almanacDaysMessages[this.#language].adhika({ month: name })
      : name;
    return festivalsMessages[this.#language].tithi({ month, tithi: tithiName(tithi) });
  }
}

/** The days of each list, by date; of `all` those that `festivals` lacks. */
function listsOf(source: FestivalsSource, language: Language): Record<AlmanacList, ListedDay[]> {
  const { observances } = source;
  const days = new Days(source, language);
  const eclipses = source.eclipses.map((one) => days.eclipse(one));
  const listed = Object.groupBy(inOrder(observances), ({ rank }) =>
    rank === 'vrat' ? 'monthly' : 'yearly',
  );
  const festivals = (some: readonly Observance[] = []) => some.map((one) => days.festival(one));
  const vrats = (list: VratList) =>
    rowsOfList(list, observances).map((one) => days.vrat(one, list));
  return {
    festivals: byDate([...eclipses, ...festivals(listed.yearly)]),
    ekadashi: vrats('ekadashi'),
    pradosh: vrats('pradosh'),
    sankashti: vrats('sankashti'),
    vinayaka: vrats('vinayaka'),
    purnima: vrats('purnima'),
    amavasya: vrats('amavasya'),
    sankranti: vrats('sankranti'),
    eclipses,
    all: festivals(listed.monthly),
  };
}

/** The festivals, fasts and eclipses of a year at a place and in a region: a part for each list. */
export function festivalsDocument(source: FestivalsSource, language: Language): FestivalsDocument {
  const { settings, notices, year, place, region } = source;
  const words = festivalsMessages[language];
  const lists = listsOf(source, language);
  return {
    settings,
    notices,
    texts_languages: [language],
    year,
    place,
    region,
    zone: words.zone({ zone: settings.timezone }),
    parts: almanacLists.map((key) => ({
      key,
      title: words.lists[key],
      intro: words.about[key],
      days: lists[key],
    })),
  };
}
