import {
  argalasOf,
  badhakaOf,
  BODY_IDS,
  gandantaDistance,
  isMrityuBhaga,
  isoFromJulianDay,
  isPushkaraBhaga,
  isPushkaraNavamsa,
  specialLagnas,
  SUN_UPAGRAHAS,
  TIME_UPAGRAHAS,
  upagrahasOf,
  type Argala,
  type BodyId,
  type Placement,
  type SignNumber,
} from '@jyoti/jyotish';
import {
  dayAndTime,
  facts,
  type ReportBlock,
  type ReportPart,
  type ReportCell,
  reportPart,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { degreesAndMinutes } from '../../format/format.ts';
import { bodyName } from '../../format/graha-table.ts';
import type { AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';

/** The lagnas that have a degree, and those of a sign only. */
export function specialLagnaTable(
  { chart }: KundliSource,
  { points: { lagnas: words }, terms }: AstrologerWords,
): ReportBlock {
  const { sinceSunrise, sri, indu } = specialLagnas(chart);
  const row = (
    lagna: keyof typeof words.names,
    { sign, house, degreeInSign }: Pick<Placement, 'sign' | 'house'> & Partial<Placement>,
  ): readonly ReportCell[] => [
    words.names[lagna],
    terms.signWithSanskrit(sign),
    degreeInSign === undefined ? null : degreesAndMinutes(degreeInSign),
    house,
    words.concerns[lagna],
  ];
  return table(
    words.caption,
    [
      words.lagna,
      words.sign,
      { header: words.degree, numeric: true },
      { header: words.house, numeric: true },
      words.concern,
    ],
    [
      ...(sinceSunrise
        ? [
            row('bhava', sinceSunrise.bhava),
            row('hora', sinceSunrise.hora),
            row('ghati', sinceSunrise.ghati),
            row('varnada', sinceSunrise.varnada),
            row('pranapada', sinceSunrise.pranapada),
          ]
        : []),
      row('sri', sri),
      row('indu', indu),
    ],
    { captionShown: false },
  );
}

/** The eleven upagrahas; those of time with the instant at which they rise. */
export function upagrahaTable(
  { chart, settings }: KundliSource,
  { points: { upagrahas: words }, terms }: AstrologerWords,
): ReportBlock {
  const { sun, time } = upagrahasOf(chart);
  const rises = (jdUt: number) =>
    dayAndTime(isoFromJulianDay(jdUt), settings.timezone, terms.language, terms.times);
  const row = (
    name: keyof typeof words.names,
    { sign, degreeInSign, house, nakshatra }: Placement,
    instant: string | null,
  ): readonly ReportCell[] => [
    words.names[name],
    terms.sign(sign),
    degreesAndMinutes(degreeInSign),
    house,
    terms.nakshatra(nakshatra),
    instant,
  ];
  return table(
    words.caption,
    [
      words.upagraha,
      words.sign,
      { header: words.degree, numeric: true },
      { header: words.house, numeric: true },
      words.nakshatra,
      words.rises,
    ],
    [
      ...(time ? TIME_UPAGRAHAS.map((name) => row(name, time[name], rises(time[name].jdUt))) : []),
      ...SUN_UPAGRAHAS.map((name) => row(name, sun[name], null)),
    ],
    { captionShown: false },
  );
}

/** The ascendant and grahas that are in a degree or navamsa which texts single out. */
function sensitiveBlock(
  { chart: { ascendant, grahas } }: KundliSource,
  { points: { sensitive: words }, terms }: AstrologerWords,
): ReportBlock {
  const marksOf = (body: BodyId): string => {
    const { longitude } = body === 'ascendant' ? ascendant : grahas[body];
    const distance = gandantaDistance(longitude);
    return [
      isPushkaraBhaga(longitude) ? words.pushkaraDegree : null,
      isPushkaraNavamsa(longitude) ? words.pushkaraNavamsa : null,
      isMrityuBhaga(body, longitude) ? words.mrityuBhaga : null,
      distance === null ? null : words.gandanta({ distance: degreesAndMinutes(distance) }),
    ]
      .filter((mark) => mark !== null)
      .join(', ');
  };
  const rows = BODY_IDS.flatMap((body): (readonly ReportCell[])[] => {
    const marks = marksOf(body);
    const { longitude } = body === 'ascendant' ? ascendant : grahas[body];
    return marks ? [[bodyName(body, terms), terms.longitude(longitude), marks]] : [];
  });
  return section(words.title, [
    text(words.note),
    rows.length > 0
      ? table(words.caption, [words.graha, words.place, words.mark], rows, { captionShown: false })
      : text(words.none),
  ]);
}

/** The argalas on each house: what intervenes, and what obstructs it. */
export function argalaTable(
  { chart }: KundliSource,
  { points: { argala: words }, terms }: AstrologerWords,
): ReportBlock {
  const listed = (argalas: readonly Argala[]): string | null =>
    argalas
      .map(({ place, grahas }) => words.from({ grahas: grahas.map(terms.graha).join(', '), place }))
      .join('; ') || null;
  return table(
    words.caption,
    [words.house, words.holds, words.obstructed],
    Array.from({ length: 12 }, (_, index) => {
      const sign = (((chart.ascendant.sign - 1 + index) % 12) + 1) as SignNumber;
      const { argalas } = argalasOf(chart, sign);
      return [
        words.houseIn({ house: index + 1, sign: terms.sign(sign) }),
        listed(argalas.filter(({ holds }) => holds)),
        listed(argalas.filter(({ holds }) => !holds)),
      ];
    }),
    { captionShown: false },
  );
}

/** Special lagnas, upagrahas, badhaka, sensitive degrees and argala. */
export function pointsPart(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { points: words, terms } = catalogue;
  const { chart } = source;
  const badhaka = badhakaOf(chart.ascendant.sign);
  const hasSunrise = specialLagnas(chart).sinceSunrise !== null;
  return reportPart(words.intro, [
    section(words.lagnas.title, [
      text(hasSunrise ? words.lagnas.note : words.noSunrise),
      specialLagnaTable(source, catalogue),
    ]),
    section(words.upagrahas.title, [text(words.upagrahas.note), upagrahaTable(source, catalogue)]),
    section(words.badhaka.title, [
      facts({ columns: 2 }, [
        [
          words.badhaka.house,
          words.badhaka.in({ house: badhaka.house, sign: terms.sign(badhaka.sign) }),
        ],
        [words.badhaka.lord, terms.graha(badhaka.lord)],
      ]),
    ]),
    sensitiveBlock(source, catalogue),
    section(words.argala.title, [text(words.argala.note), argalaTable(source, catalogue)]),
  ]);
}
