import { bodyKeys, type Planet, type PlanetDetails, type StrengthLabel } from '@jyoti/contract';
import {
  type RashiNumber,
  type ReportBadge,
  type ReportCell,
  type ReportColumn,
  type ReportTable,
  type ReportValue,
  table,
} from '@jyoti/ui/data';
import { grahaId } from './chart-data.ts';
import { degreesAndMinutes } from './format.ts';
import type { ReportWords } from '../report-words.ts';
import type { Names } from './names.ts';
import { strengthBadge } from './strength-badge.ts';

/** Whether a body of the chart is the ascendant, which is no graha. */
export const isAscendant = ({ name }: Planet): boolean => name === 'As';

/** The name of a body with its glyph. */
export const bodyName = (body: Planet, names: Names): ReportValue => ({
  text: names.graha(body.full_name),
  graha: isAscendant(body) ? undefined : grahaId(body.full_name),
});

/** The ends of the scale. Grahas between them, which are most, have no badge in a table. */
const badgedStrengths: readonly (StrengthLabel | undefined)[] = [
  'Exalted',
  'Own sign',
  'Debilitated',
];

/** Badges of a graha: exalted, in its own sign or debilitated; retrograde; combust. */
function state(body: Planet, { common, names }: ReportWords<object>): ReportCell {
  const { columns: words } = common;
  const { strength } = body;
  const badges: ReportBadge[] = [
    ...(strength && badgedStrengths.includes(strength) ? [strengthBadge(strength, names)] : []),
    ...(!isAscendant(body) && body.retro ? [{ text: words.retrograde }] : []),
    ...(body.is_combust ? [{ text: words.combust, tone: 'warning', icon: false } as const] : []),
  ];
  return badges.length > 0 ? { text: '', badges } : null;
}

/**
 * The ascendant and the nine grahas of a chart.
 * @param more columns before the last one
 */
export function planetTable(
  {
    caption,
    shortSigns = false,
    ...options
  }: Pick<ReportTable, 'caption' | 'captionShown'> & {
    /** Signs without their Sanskrit names, for a narrow place. @default false */
    shortSigns?: boolean;
  },
  planets: Pick<PlanetDetails, (typeof bodyKeys)[number]>,
  catalogue: ReportWords<object>,
  more: readonly (readonly [column: ReportColumn, cell: (body: Planet) => ReportCell])[] = [],
): ReportTable {
  const {
    common: { columns: words },
    names,
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
  const rows = bodyKeys.map((key) => {
    const body = planets[key];
    return [
      bodyName(body, names),
      {
        text: shortSigns ? names.sign(body.zodiac) : names.signWithSanskrit(body.zodiac),
        sign: body.rasi_no as RashiNumber,
      },
      degreesAndMinutes(body.local_degree),
      body.house,
      `${names.term(body.nakshatra)} ${body.nakshatra_pada}`,
      names.graha(body.nakshatra_lord),
      names.graha(body.zodiac_lord),
      ...more.map(([, cell]) => cell(body)),
      state(body, catalogue),
    ];
  });
  return table(caption, columns, rows, { ...options, keepsGrid: true });
}
