import type {
  Ashtakoota,
  Couple,
  KootaName,
  Match,
  PapasamyaMatch,
  PoruthamName,
  RajjuMatch,
  TenPorutham,
  VedhaMatch,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import { chartsMessages, type ChartsMessages } from '@jyoti/language/terms/charts';
import type { ReadingLanguage } from '../language.ts';
import { matchingMessages, type MatchingMessages } from '../messages.generated/matching.ts';
import { inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { nakshatraName } from '../words.ts';
import { ashtakootBand, BANDS, dashakootBand, percentBand } from './bands.ts';
import type { PartnerNames } from './matching.types.ts';
import { partnerValues } from './partner-names.ts';

/** A figure with at most two decimals. */
function figure(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Which rows give everything, or nothing. */
const rowsSentence = (
  kind: keyof MatchingMessages['rows'],
  rows: readonly string[],
  language: ReadingLanguage,
): string =>
  inLanguage(matchingMessages, language).rows[kind]({
    count: rows.length,
    rows: formatList(rows, language),
  });

/** Meaning of the total of the eight kootas, and which of them give all and nothing. */
export function ashtakootReading(
  { total, verdict, kootas }: Ashtakoota,
  language: ReadingLanguage,
): Reading {
  return reading(matchingMessages, language, (texts) => {
    const inOrder = Object.keys(kootas) as KootaName[];
    const names = inLanguage(chartsMessages, language).kootas;
    const named = (which: (name: KootaName) => boolean) =>
      inOrder.filter(which).map((name) => names[name === 'grahaMaitri' ? 'graha_maitri' : name]);
    return [
      say(texts.ashtakoot[ashtakootBand(verdict)], {
        total: figure(total),
        band: texts.bands[ashtakootBand(verdict)],
      }),
      rowsSentence(
        'full',
        named((name) => kootas[name].score === kootas[name].fullScore),
        language,
      ),
      rowsSentence(
        'empty',
        named((name) => kootas[name].score === 0),
        language,
      ),
    ].join(' ');
  });
}

/** The dictionary has names of the API. */
const dictionaryKey = (name: PoruthamName): keyof ChartsMessages['poruthams'] =>
  name === 'rasi' ? 'rashi' : name === 'streeDeergha' ? 'stree_deergha' : name;

/** How many of the ten poruthams agree, and which do not. */
export function dashakootReading(
  { total, poruthams }: TenPorutham,
  language: ReadingLanguage,
): Reading {
  return reading(matchingMessages, language, (texts) => {
    const inOrder = Object.keys(poruthams) as PoruthamName[];
    const names = inLanguage(chartsMessages, language).poruthams;
    const missing = inOrder.filter((name) => poruthams[name].score === 0);
    return [
      say(texts.dashakoot[dashakootBand(total)], {
        total: figure(total),
        band: texts.bands[dashakootBand(total)],
      }),
      rowsSentence(
        'missing',
        missing.map((name) => names[dictionaryKey(name)]),
        language,
      ),
    ].join(' ');
  });
}

/** Text on the rajju of a couple. */
export function rajjuReading(
  { part, boy, girl }: RajjuMatch,
  language: ReadingLanguage,
  partners?: PartnerNames,
): Reading {
  return reading(matchingMessages, language, (texts) => {
    const { rajju, rajjuParts } = texts;
    return say(rajju[part ?? 'different'], {
      ...partnerValues(partners, language),
      boyPart: rajjuParts[boy.part],
      girlPart: rajjuParts[girl.part],
    });
  });
}

/** Text on the vedha of a couple. */
export function vedhaReading(
  { present, boy, girl }: VedhaMatch,
  language: ReadingLanguage,
  partners?: PartnerNames,
): Reading {
  return reading(matchingMessages, language, (texts) => {
    return say(texts.vedha[present ? 'present' : 'absent'], {
      ...partnerValues(partners, language),
      boyStar: nakshatraName(boy, language),
      girlStar: nakshatraName(girl, language),
    });
  });
}

/** The points of both charts by the plain count. */
export function papasamayaPointsSentence(
  { boy, girl }: PapasamyaMatch,
  language: ReadingLanguage,
  partners?: PartnerNames,
): Reading {
  return reading(matchingMessages, language, (texts) =>
    say(texts.papasamayaPoints, {
      ...partnerValues(partners, language),
      boy: figure(boy.totalPoints),
      girl: figure(girl.totalPoints),
    }),
  );
}

/**
 * The meaning of the percentage of a match. It has its own word only if that equals the word of the eight
 * kootas; otherwise the sentence refers to them, so that it cannot contradict them.
 */
export function aggregateReading(
  { aggregate, ashtakoota }: Pick<Match, 'aggregate' | 'ashtakoota'>,
  language: ReadingLanguage,
): Reading {
  const band = ashtakootBand(ashtakoota.verdict);
  const above = BANDS.indexOf(percentBand(aggregate.percent)) - BANDS.indexOf(band);
  const kind = above === 0 ? 'same' : above > 0 ? 'higher' : 'lower';
  return reading(matchingMessages, language, (texts) =>
    [
      texts.overall({ percent: Math.round(aggregate.percent) }),
      say(texts.aggregate[kind], {
        total: figure(ashtakoota.total),
        band: texts.bands[band],
      }),
    ].join(' '),
  );
}

function whoHas({ boy, girl }: Couple<boolean>): keyof MatchingMessages['extended']['kaalSarp'] {
  if (boy) return girl ? 'both' : 'boy';
  return girl ? 'girl' : 'neither';
}

function rajjuVedhaOf({ rajju, vedha }: Match): keyof MatchingMessages['extended']['rajjuVedha'] {
  if (rajju.present) return vedha.present ? 'both' : 'rajju';
  return vedha.present ? 'vedha' : 'neither';
}

/** Points of each part of the percentage, in words. */
export function extendedMatchReading(
  match: Match,
  language: ReadingLanguage,
  partners?: PartnerNames,
): Reading {
  const { aggregate, kaalSarp, mangal, papasamya } = match;
  const pointsOf = (name: string) =>
    figure(aggregate.terms.find(({ part }) => part === name)?.points ?? 0);
  const hasKaalSarp = { boy: kaalSarp.boy.isPresent, girl: kaalSarp.girl.isPresent };
  return reading(matchingMessages, language, (texts) => {
    const { extended } = texts;
    const called = partnerValues(partners, language);
    return [
      say(extended.totals, {
        ashtakoot: pointsOf('ashtakoota'),
        dashakoot: pointsOf('tenPorutham'),
      }),
      say(extended.mangal[mangal.present], called),
      say(extended.kaalSarp[whoHas(hasKaalSarp)], called),
      say(extended.papasamaya[papasamya.outcome], {
        ...called,
        boy: figure(papasamya.boy.totalPoints),
        girl: figure(papasamya.girl.totalPoints),
      }),
      extended.rajjuVedha[rajjuVedhaOf(match)],
      extended.closing,
    ].join(' ');
  });
}
