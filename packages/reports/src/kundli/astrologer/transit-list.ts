import { clipInstant, transitHits, type GrahaId, type TransitHit } from '@jyoti/jyotish';
import { type ReportPart, reportPart, table, text } from '@jyoti/ui/data';
import { bodyName } from '../../format/graha-table.ts';
import { dayOfJulianDay } from '../../format/julian-days.ts';
import type { AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';

/** The grahas that stay in a sign for weeks or more; the others meet every point each year or month. */
const LISTED = ['saturn', 'jupiter', 'rahu', 'ketu', 'mars'] as const satisfies readonly GrahaId[];

const YEAR_DAYS = 366;

/** Whether a graha moves against its usual direction; the nodes always move backwards. */
const turnsBack = ({ body, retrograde }: { body: GrahaId; retrograde: boolean }): boolean =>
  retrograde && body !== 'rahu' && body !== 'ketu';

/** What a transit does. */
function eventText(hit: TransitHit, { transitList: words, terms }: AstrologerWords): string {
  const way = 'retrograde' in hit && turnsBack(hit) ? 'back' : 'on';
  switch (hit.kind) {
    case 'sign_ingress':
      return words.sign({
        sign: terms.sign(hit.sign),
        house: hit.house,
        way,
      });
    case 'nakshatra_ingress':
      return words.nakshatra({ nakshatra: terms.nakshatra(hit.nakshatra), way });
    case 'station':
      return words.station({ motion: hit.motion, sign: terms.sign(hit.sign) });
    case 'cusp':
      return words.cusp({ house: hit.house });
    case 'natal': {
      const point = hit.point === 'ascendant' ? words.ascendant : terms.graha(hit.point);
      return hit.count === 1
        ? words.conjunction({ point })
        : words.aspect({ point, count: hit.count });
    }
  }
}

/** The events of the slow grahas over the birth chart in the twelve months from the instant of a source. */
export function transitListPart(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { transitList: words, terms } = catalogue;
  const { chart, nowJdUt, settings, language } = source;
  const from = clipInstant(nowJdUt);
  const to = clipInstant(nowJdUt + YEAR_DAYS);
  const hits = from < to ? transitHits(chart, from, to, { bodies: LISTED }) : [];
  return reportPart(words.intro, [
    hits.length > 0
      ? table(
          words.caption,
          [words.date, words.graha, words.event],
          hits.map((hit) => [
            dayOfJulianDay(hit.jdUt, settings.timezone, language),
            bodyName(hit.body, terms),
            {
              text: eventText(hit, catalogue),
              badges: hit.kind === 'natal' && turnsBack(hit) ? [{ text: words.retrograde }] : [],
            },
          ]),
          { captionShown: false },
        )
      : text(words.none),
  ]);
}
