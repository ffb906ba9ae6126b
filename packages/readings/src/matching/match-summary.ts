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
import type { ReadingLanguage } from '../language.ts';
import { names } from '../names.ts';
import { reading, type Reading } from '../reading.ts';
import { ashtakootBand, BANDS, dashakootBand, percentBand } from './bands.ts';
import type { MatchingTexts, PartnerNames, WhoHas } from './matching.types.ts';
import { partnerValues } from './partner-names.ts';
import { listed, sentence } from '../sentence.ts';
import { matchingCatalogue } from './texts.ts';

/** A figure with at most two decimals. */
function figure(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function rowsSentence(
  texts: MatchingTexts,
  kind: keyof MatchingTexts['rows'],
  rows: readonly string[],
): string {
  const number = rows.length === 0 ? 'none' : rows.length === 1 ? 'one' : 'many';
  return sentence(texts.rows[kind][number], { rows: listed(rows, texts.locale) });
}

/** Meaning of the total of the eight kootas, and which of them give all and nothing. */
export function ashtakootReading(
  { total, verdict, kootas }: Ashtakoota,
  language: ReadingLanguage,
): Reading {
  return reading(matchingCatalogue, language, (texts) => {
    const inOrder = Object.keys(kootas) as KootaName[];
    const named = (which: (name: KootaName) => boolean) =>
      inOrder.filter(which).map((name) => texts.kootaNames[name]);
    return [
      sentence(texts.ashtakoot[ashtakootBand(verdict)], {
        total: figure(total),
        band: texts.bands[ashtakootBand(verdict)],
      }),
      rowsSentence(
        texts,
        'full',
        named((name) => kootas[name].score === kootas[name].fullScore),
      ),
      rowsSentence(
        texts,
        'empty',
        named((name) => kootas[name].score === 0),
      ),
    ].join(texts.between);
  });
}

/** How many of the ten poruthams agree, and which do not. */
export function dashakootReading(
  { total, poruthams }: TenPorutham,
  language: ReadingLanguage,
): Reading {
  return reading(matchingCatalogue, language, (texts) => {
    const inOrder = Object.keys(poruthams) as PoruthamName[];
    const missing = inOrder.filter((name) => poruthams[name].score === 0);
    return [
      sentence(texts.dashakoot[dashakootBand(total)], {
        total: figure(total),
        band: texts.bands[dashakootBand(total)],
      }),
      rowsSentence(
        texts,
        'missing',
        missing.map((name) => texts.poruthamNames[name]),
      ),
    ].join(texts.between);
  });
}

/** Text on the rajju of a couple. */
export function rajjuReading(
  { part, boy, girl }: RajjuMatch,
  language: ReadingLanguage,
  partners?: PartnerNames,
): Reading {
  return reading(matchingCatalogue, language, (texts) => {
    const { rajju, rajjuParts } = texts;
    return sentence(rajju[part ?? 'different'], {
      ...partnerValues(texts, partners),
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
  return reading(matchingCatalogue, language, (texts, textLanguage) => {
    const { nakshatras } = names(textLanguage);
    return sentence(texts.vedha[present ? 'present' : 'absent'], {
      ...partnerValues(texts, partners),
      boyStar: nakshatras[boy - 1] ?? '',
      girlStar: nakshatras[girl - 1] ?? '',
    });
  });
}

/** The points of both charts by the plain count. */
export function papasamayaPointsSentence(
  { boy, girl }: PapasamyaMatch,
  language: ReadingLanguage,
  partners?: PartnerNames,
): Reading {
  return reading(matchingCatalogue, language, (texts) =>
    sentence(texts.papasamayaPoints, {
      ...partnerValues(texts, partners),
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
  const kind = above === 0 ? band : above > 0 ? 'higher' : 'lower';
  return reading(matchingCatalogue, language, (texts) =>
    [
      sentence(texts.overall, { percent: String(Math.round(aggregate.percent)) }),
      sentence(texts.aggregate[kind], {
        total: figure(ashtakoota.total),
        band: texts.bands[band],
      }),
    ].join(texts.between),
  );
}

function whoHas({ boy, girl }: Couple<boolean>): WhoHas {
  if (boy) return girl ? 'both' : 'boy';
  return girl ? 'girl' : 'neither';
}

function rajjuVedhaOf({ rajju, vedha }: Match): keyof MatchingTexts['extended']['rajjuVedha'] {
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
  return reading(matchingCatalogue, language, (texts) => {
    const { extended, between } = texts;
    const called = partnerValues(texts, partners);
    return [
      sentence(extended.totals, {
        ashtakoot: pointsOf('ashtakoota'),
        dashakoot: pointsOf('tenPorutham'),
      }),
      sentence(extended.mangal[mangal.present], called),
      sentence(extended.kaalSarp[whoHas(hasKaalSarp)], called),
      sentence(extended.papasamaya[papasamya.outcome], {
        ...called,
        boy: figure(papasamya.boy.totalPoints),
        girl: figure(papasamya.girl.totalPoints),
      }),
      extended.rajjuVedha[rajjuVedhaOf(match)],
      extended.closing,
    ].join(between);
  });
}
