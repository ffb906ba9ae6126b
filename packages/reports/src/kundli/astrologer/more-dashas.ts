import {
  ashtottari,
  ashtottariAt,
  ashtottariFitness,
  fittingNakshatraDashas,
  kalachakra,
  kalachakraAt,
  NAKSHATRA_DASHAS,
  nakshatraDasha,
  nakshatraDashaAt,
  nakshatraOf,
  vimshottari,
  vimshottariAt,
  vimshottariSeed,
  type AshtottariFitness,
  type DashaPeriod,
  type GrahaId,
  type JulianDay,
  type KalachakraAntardasha,
  type NakshatraDashaId,
  type VimshottariSeed,
} from '@jyoti/jyotish';
import {
  facts,
  isRunning,
  type ReportBlock,
  reportPart,
  type ReportPart,
  type ReportTile,
  section,
  text,
} from '@jyoti/ui/data';
import { dayOf } from '../../format/format.ts';
import { bodyName } from '../../format/graha-table.ts';
import { astrologerMessages } from '../../messages.generated/astrologer.ts';
import { reportWords, type MoreDashasWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';
import { periodSetting, spanOf, withSpan } from '../period-setting.ts';
import { periodName, periodsTable, type PeriodSetting } from '../periods-table.ts';
import { spanInWords } from '../span-in-words.ts';

/** What the dashas are written with. */
interface MoreDashasSetting extends PeriodSetting {
  moreDashas: MoreDashasWords;
}

interface Period {
  readonly startJdUt: JulianDay;
  readonly endJdUt: JulianDay;
}

const range = (
  period: Period,
  { moreDashas: { range: words, terms }, timezone }: MoreDashasSetting,
) => {
  const { start, end } = spanOf(period);
  const day = (instant: string) => dayOf(instant, timezone, terms.language);
  return words({ start: day(start), end: day(end) });
};

const tile = (
  label: string,
  period: Period & { readonly lord: GrahaId },
  setting: MoreDashasSetting,
): ReportTile => ({
  label,
  value: bodyName(period.lord, setting.moreDashas.terms),
  detail: range(period, setting),
});

function verdictOf({ rahuFits, halfFits }: AshtottariFitness, words: MoreDashasWords): string {
  const { both, byRahu, byHalf, neither } = words.ashtottari;
  if (rahuFits) return halfFits ? both : byRahu;
  return halfFits ? byHalf : neither;
}

/** Both conditions with what this birth has. */
function conditionsTable(
  fitness: AshtottariFitness,
  { chart }: KundliSource,
  { ashtottari: words }: MoreDashasWords,
): ReportBlock {
  const found = chart.grahas.rahu.house === 1 ? words.rahuInAscendant : words.rahuFrom;
  const ofHalf =
    words.halves[`${fitness.byDay ? 'day' : 'night'}${fitness.bright ? 'Bright' : 'Dark'}`];
  const answer = (fits: boolean, reason: string) => ({
    text: reason,
    badges: [
      fits
        ? ({ text: words.met, tone: 'success' } as const)
        : ({ text: words.notMet, tone: 'plain' } as const),
    ],
  });
  return facts({ title: words.conditions, headingLevel: 4 }, [
    [words.rahu, answer(fitness.rahuFits, found({ house: fitness.rahuFromLagnaLord }))],
    [words.half, answer(fitness.halfFits, ofHalf)],
  ]);
}

/** What dashas of the Moon are counted from: its longitude, the birth, and the length of a year. */
export const basisOf = ({ chart: { grahas, time, settings } }: KundliSource) =>
  [grahas.moon.longitude, time.jdUt, settings.yearDays] as const;

/** Whether it applies, what runs, and the eight dashas with their parts. */
function ashtottariBlock(source: KundliSource, setting: MoreDashasSetting): ReportBlock {
  const { ashtottari: words, terms, common, dasha, subDasha } = setting.moreDashas;
  const fitness = ashtottariFitness(source.chart);
  const running = ashtottariAt(...basisOf(source), source.nowJdUt);
  const day = (instant: string) => dayOf(instant, setting.timezone, terms.language);
  return section(words.title, [
    text(words.purpose),
    text(verdictOf(fitness, setting.moreDashas), 'strong'),
    conditionsTable(fitness, source, setting.moreDashas),
    ...(running
      ? [
          section(
            words.current,
            [
              {
                type: 'tiles',
                items: [
                  tile(dasha, running.mahadasha, setting),
                  tile(subDasha, running.antardasha, setting),
                ],
              },
            ],
            { headingLevel: 4 },
          ),
        ]
      : []),
    {
      type: 'accordion',
      items: ashtottari(...basisOf(source)).mahadashas.map((mahadasha) => {
        const span = spanOf(mahadasha);
        const lord = terms.graha(mahadasha.lord);
        return {
          id: span.start,
          title: periodName(
            words.heading({
              lord,
              years: common.span.years({ count: mahadasha.years }),
              start: day(span.start),
              end: day(span.end),
            }),
            span,
            setting,
            mahadasha.lord,
          ),
          open: isRunning(span, setting.now),
          blocks: [
            periodsTable(
              {
                caption: words.subCaption({ lord }),
                nameHeader: subDasha,
                rows: mahadasha.antardashas.map(withSpan),
                name: (part) => terms.graha(part.lord),
                graha: (part) => part.lord,
              },
              setting,
            ),
          ],
        };
      }),
    },
  ]);
}

/** The sign that runs, the facts of the pada, and the signs from birth on. */
function kalachakraBlock(source: KundliSource, setting: MoreDashasSetting): ReportBlock {
  const { kalachakra: words, terms, common, ...shared } = setting.moreDashas;
  const { nowJdUt } = source;
  const found = kalachakra(...basisOf(source));
  const running = kalachakraAt(...basisOf(source), nowJdUt);
  const part = running?.antardashas.findLast(({ startJdUt }) => startJdUt <= nowJdUt);
  const dashas = found.mahadashas
    .filter(({ endJdUt }) => endJdUt > source.chart.time.jdUt)
    .map(withSpan);
  const sign = terms.signWithSanskrit;
  const day = (instant: string) => dayOf(instant, setting.timezone, terms.language);
  const signTile = (label: string, period: KalachakraAntardasha) => ({
    label,
    value: { text: sign(period.sign), sign: period.sign },
    detail: range(period, setting),
  });
  return section(words.title, [
    text(words.purpose),
    running && part
      ? {
          type: 'tiles',
          items: [signTile(words.current, running), signTile(shared.subDasha, part)],
        }
      : text(words.none),
    facts({ columns: 2 }, [
      [words.group, words.groups[found.group]],
      [words.pada, found.pada],
      [words.deha, sign(found.deha)],
      [words.jeeva, sign(found.jeeva)],
      [
        words.balance,
        words.balanceOf({
          years: spanInWords(found.balance.years, setting.moreDashas),
          sign: terms.sign(found.balance.sign),
        }),
      ],
      [words.span, common.span.years({ count: found.span })],
    ]),
    periodsTable(
      {
        caption: words.caption,
        nameHeader: words.sign,
        rows: dashas,
        name: (period) => sign(period.sign),
        before: [[{ header: shared.lord }, (period) => terms.graha(period.lord)]],
        after: [
          [
            { header: shared.length, numeric: true, stacked: 'end' },
            (period) => common.span.years({ count: period.years }),
          ],
          [{ header: words.leap }, (period) => period.gati && words.leaps[period.gati]],
        ],
      },
      setting,
    ),
    text(`${words.leapNote} ${words.over}`, 'small'),
    text(words.subPurpose),
    {
      type: 'accordion',
      items: dashas.map((period) => ({
        id: period.start,
        title: periodName(
          words.heading({
            sign: sign(period.sign),
            start: day(period.start),
            end: day(period.end),
          }),
          period,
          setting,
        ),
        open: isRunning(period, setting.now),
        blocks: [
          periodsTable(
            {
              caption: words.subCaption({ sign: terms.sign(period.sign) }),
              nameHeader: shared.subDasha,
              rows: period.antardashas.map(withSpan),
              name: (one) => sign(one.sign),
              before: [[{ header: shared.lord }, (one) => terms.graha(one.lord)]],
            },
            setting,
          ),
        ],
      })),
    },
  ]);
}

/** What runs of a conditional dasha, and its mahadashas for 120 years. */
function conditionalDasha(
  id: NakshatraDashaId,
  source: KundliSource,
  setting: MoreDashasSetting,
): ReportBlock[] {
  const { conditional: words, terms, common, ...shared } = setting.moreDashas;
  const { mahadashas } = nakshatraDasha(id, ...basisOf(source));
  const running = nakshatraDashaAt(id, ...basisOf(source), source.nowJdUt);
  return [
    ...(running
      ? [
          {
            type: 'tiles',
            items: [
              tile(shared.dasha, running.mahadasha, setting),
              tile(shared.subDasha, running.antardasha, setting),
            ],
          } as const,
        ]
      : []),
    periodsTable(
      {
        caption: words.caption({ dasha: words.names[id] }),
        captionShown: false,
        nameHeader: shared.dasha,
        rows: mahadashas.map(withSpan),
        name: ({ lord }) => terms.graha(lord),
        graha: ({ lord }) => lord,
        after: [
          [
            { header: shared.length, numeric: true, stacked: 'end' },
            ({ years }) => common.span.years({ count: years }),
          ],
        ],
      },
      setting,
    ),
  ];
}

/** The conditional dashas of the nakshatras: those that the text uses for this birth, and the others, closed. */
function conditionalDashas(source: KundliSource, setting: MoreDashasSetting): ReportBlock {
  const { conditional: words } = setting.moreDashas;
  const fitting = fittingNakshatraDashas(source.chart);
  return section(words.title, [
    text(words.purpose),
    ...(fitting.length === 0 ? [text(words.noneFits, 'strong')] : []),
    ...fitting.map((id) =>
      section(
        words.names[id],
        [text(words.fits[id], 'strong'), ...conditionalDasha(id, source, setting)],
        { headingLevel: 4 },
      ),
    ),
    ...(fitting.length > 0 ? [text(words.others)] : []),
    ...NAKSHATRA_DASHAS.filter((id) => !fitting.includes(id)).map((id): ReportBlock => ({
      type: 'disclosure',
      label: words.names[id],
      blocks: conditionalDasha(id, source, setting),
    })),
  ]);
}

/** The title of a start: the ascendant, a nakshatra from the Moon's, or the nakshatra of a graha. */
function startTitle(seed: VimshottariSeed, { starts, terms }: MoreDashasWords): string {
  if (seed in starts.names) return starts.names[seed as keyof typeof starts.names];
  return starts.ofGraha({ graha: terms.graha(seed as GrahaId) });
}

/** One start: a tree on the page, its nine mahadashas on paper. */
function fromStart(
  seed: VimshottariSeed,
  { chart, nowJdUt, birth }: KundliSource,
  setting: MoreDashasSetting,
): ReportBlock {
  const { starts: words, terms, dasha } = setting.moreDashas;
  const longitude = vimshottariSeed(chart, seed);
  const basis = [longitude, chart.time.jdUt, chart.settings.yearDays] as const;
  const { balance, mahadashas } = vimshottari(...basis);
  const running = vimshottariAt(...basis, nowJdUt);
  const title = startTitle(seed, setting.moreDashas);
  const rows = mahadashas.map(withSpan);
  const lordOf = ({ lord }: DashaPeriod) => terms.graha(lord);
  return section(
    title,
    [
      text(
        words.begins({
          nakshatra: terms.nakshatra(nakshatraOf(longitude).number),
          lord: terms.graha(balance.lord),
          years: spanInWords(balance.years, setting.moreDashas),
        }),
      ),
      text(
        running
          ? words.running({
              mahadasha: lordOf(running.mahadasha),
              antardasha: lordOf(running.antardasha),
              pratyantardasha: lordOf(running.pratyantardasha),
            })
          : words.none,
        'strong',
      ),
      {
        type: 'dashas',
        props: {
          seed,
          title: words.treeOf({ start: title, name: birth.name }),
          timeZone: setting.timezone,
          periods: rows.map(({ lord, start, end }) => ({ lord, start, end })),
        },
        onPaper: [
          periodsTable(
            {
              caption: title,
              captionShown: false,
              nameHeader: dasha,
              rows,
              name: lordOf,
              graha: ({ lord }) => lord,
            },
            setting,
          ),
        ],
      },
    ],
    { headingLevel: 4 },
  );
}

/** Starts that every report has beside the Moon, whose dasha is in the tab Dashas. */
const usualStarts = ['ascendant', 'kshema', 'utpanna', 'adhana'] as const;

/** Ashtottari, kalachakra, the conditional dashas, and vimshottari from other starts. */
export function moreDashasPart(source: KundliSource): ReportPart {
  const { moreDashas, terms, common } = reportWords(astrologerMessages, source.language);
  const setting = {
    ...periodSetting(source),
    moreDashas: { ...moreDashas, terms, common },
  };
  const { intro, starts } = setting.moreDashas;
  const { vimshottari_star: star } = source.choices;
  return reportPart(intro, [
    ashtottariBlock(source, setting),
    kalachakraBlock(source, setting),
    conditionalDashas(source, setting),
    section(starts.title, [
      text(starts.purpose),
      ...[...usualStarts, ...(star === 'moon' ? [] : [star])].map((seed) =>
        fromStart(seed, source, setting),
      ),
    ]),
  ]);
}
