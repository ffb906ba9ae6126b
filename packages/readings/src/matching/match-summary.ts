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
import type { AggregateBand, DashakootBand, MatchingTexts, WhoHas } from './matching.types.ts';
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

/** What the total of the eight kootas means, and which of them give all and nothing. */
export function ashtakootReading(
  { total, verdict, kootas }: Ashtakoota,
  language: ReadingLanguage,
): Reading {
  return reading(matchingCatalogue, language, (texts) => {
    const inOrder = Object.keys(kootas) as KootaName[];
    const named = (which: (name: KootaName) => boolean) =>
      inOrder.filter(which).map((name) => texts.kootaNames[name]);
    return [
      sentence(texts.ashtakoot[verdict], { total: figure(total) }),
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

function dashakootBand(total: number): DashakootBand {
  if (total < 5) return 'few';
  return total < 7 ? 'half' : 'most';
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
      sentence(texts.dashakoot[dashakootBand(total)], { total: figure(total) }),
      rowsSentence(
        texts,
        'missing',
        missing.map((name) => texts.poruthamNames[name]),
      ),
    ].join(texts.between);
  });
}

/** What rajju says of a couple. */
export function rajjuReading({ part, boy, girl }: RajjuMatch, language: ReadingLanguage): Reading {
  return reading(matchingCatalogue, language, ({ rajju, rajjuParts }) =>
    sentence(rajju[part ?? 'different'], {
      boyPart: rajjuParts[boy.part],
      girlPart: rajjuParts[girl.part],
    }),
  );
}

/** What vedha says of a couple. */
export function vedhaReading(
  { present, boy, girl }: VedhaMatch,
  language: ReadingLanguage,
): Reading {
  return reading(matchingCatalogue, language, ({ vedha }, written) => {
    const { nakshatras } = names(written);
    return sentence(vedha[present ? 'present' : 'absent'], {
      boyStar: nakshatras[boy - 1] ?? '',
      girlStar: nakshatras[girl - 1] ?? '',
    });
  });
}

/** The points of both charts by the plain rule, and what is preferred of them. */
export function papasamayaPointsSentence(
  { boy, girl }: PapasamyaMatch,
  language: ReadingLanguage,
): Reading {
  return reading(matchingCatalogue, language, ({ papasamayaPoints }) =>
    sentence(papasamayaPoints, { boy: figure(boy.totalPoints), girl: figure(girl.totalPoints) }),
  );
}

function aggregateBand(percent: number): AggregateBand {
  if (percent < 45) return 'low';
  if (percent < 60) return 'middling';
  return percent < 75 ? 'good' : 'high';
}

/** What the percentage of a match means. The bands (45, 60, 75) are ours, like the formula. */
export function aggregateReading(match: Match, language: ReadingLanguage): Reading {
  const { percent } = match.aggregate;
  return reading(matchingCatalogue, language, ({ aggregate }) =>
    sentence(aggregate[aggregateBand(percent)], { percent: figure(percent) }),
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

/** What each part of the percentage adds or takes away, in words. */
export function extendedMatchReading(match: Match, language: ReadingLanguage): Reading {
  const { aggregate, kaalSarp, mangal, papasamya } = match;
  const pointsOf = (name: string) =>
    figure(aggregate.terms.find(({ part }) => part === name)?.points ?? 0);
  return reading(matchingCatalogue, language, ({ extended, between }) =>
    [
      sentence(extended.totals, {
        ashtakoot: pointsOf('ashtakoota'),
        dashakoot: pointsOf('tenPorutham'),
      }),
      extended.mangal[mangal.present],
      extended.kaalSarp[whoHas({ boy: kaalSarp.boy.isPresent, girl: kaalSarp.girl.isPresent })],
      sentence(extended.papasamaya[papasamya.accepted ? 'accepted' : 'not_accepted'], {
        boy: figure(papasamya.boy.totalPoints),
        girl: figure(papasamya.girl.totalPoints),
      }),
      extended.rajjuVedha[rajjuVedhaOf(match)],
      extended.closing,
    ].join(between),
  );
}
