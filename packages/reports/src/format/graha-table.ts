import {
  BODY_IDS,
  isMarkedRetrograde,
  type BodyId,
  type Chart,
  type GrahaId,
  type GrahaPlacement,
  type Placements,
} from '@jyoti/jyotish';
import {
  type ReportBadge,
  type ReportCell,
  type ReportColumn,
  type ReportTable,
  type ReportValue,
  table,
} from '@jyoti/ui/data';
import type { ReportWords } from '../report-words.ts';
import { degreesAndMinutes } from './format.ts';
import { dignityClass, type DignityClass, type Terms } from './terms.ts';

/** What a table of grahas is written from. */
export type GrahaPlacements = Placements & { readonly settings: Pick<Chart['settings'], 'node'> };

/** The name of a body with its glyph. */
export const bodyName = (body: BodyId, terms: Terms): ReportValue => ({
  text: terms.graha(body),
  graha: body === 'ascendant' ? undefined : body,
});

/** How strong a graha is in its sign. */
export const dignityBadge = (
  placement: Pick<GrahaPlacement, 'dignity' | 'neechaBhanga'>,
  terms: Terms,
): ReportBadge => ({
  text: terms.dignity(placement),
  // The badge of a debilitation is a warning.
  ...(placement.neechaBhanga.length > 0
    ? { tone: 'plain' }
    : { dignity: dignityClass(placement.dignity) }),
});

/** The ends of the scale. Grahas between them, which are most, have no badge in a table. */
const badged: readonly DignityClass[] = ['exalted', 'own', 'debilitated'];

/** Badges of a graha: exalted, in its own sign or debilitated; retrograde; combust. */
function state(
  graha: GrahaId,
  { grahas, settings }: GrahaPlacements,
  { common: { columns: words }, terms }: ReportWords<object>,
): ReportCell {
  const placement = grahas[graha];
  const badges: ReportBadge[] = [
    ...(badged.includes(dignityClass(placement.dignity)) ? [dignityBadge(placement, terms)] : []),
    ...(isMarkedRetrograde(placement, settings) ? [{ text: words.retrograde }] : []),
    ...(placement.combust ? [{ text: words.combust, tone: 'warning', icon: false } as const] : []),
  ];
  return badges.length > 0 ? { text: '', badges } : null;
}

/**
 * The ascendant and the nine grahas of a chart.
 * @param more columns before the last one, empty for the ascendant
 */
export function grahaTable(
  {
    caption,
    shortSigns = false,
    ...options
  }: Pick<ReportTable, 'caption' | 'captionShown'> & {
    /** Signs without their Sanskrit names, for a narrow place. @default false */
    shortSigns?: boolean;
  },
  chart: GrahaPlacements,
  catalogue: ReportWords<object>,
  more: readonly (readonly [
    column: ReportColumn,
    cell: (graha: GrahaPlacement) => ReportCell,
  ])[] = [],
): ReportTable {
  const {
    common: { columns: words },
    terms,
  } = catalogue;
  const columns = [
    words.planet,
    words.zodiac,
    { header: words.degree, numeric: true },
    { header: words.house, numeric: true },
    words.nakshatra,
    words.nakshatraLord,
    words.signLord,
    ...more.map(([column]) => column),
    words.state,
  ] as const;
  const rows = BODY_IDS.map((body) => {
    const graha = body === 'ascendant' ? null : chart.grahas[body];
    const { sign, degreeInSign, house, nakshatra, pada, nakshatraLord, signLord } =
      graha ?? chart.ascendant;
    return [
      bodyName(body, terms),
      { text: shortSigns ? terms.sign(sign) : terms.signWithSanskrit(sign), sign },
      degreesAndMinutes(degreeInSign),
      house,
      `${terms.nakshatra(nakshatra)} ${pada}`,
      terms.graha(nakshatraLord),
      terms.graha(signLord),
      ...more.map(([, cell]) => graha && cell(graha)),
      graha && state(graha.graha, chart, catalogue),
    ];
  });
  return table(caption, columns, rows, { ...options, keepsGrid: true });
}
