import {
  grahas,
  type Ashtottari,
  type Graha,
  type Kalachakra,
  type MoreDashas,
  type SeededVimshottari,
} from '@jyoti/contract';
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
import { grahaId, rashiOf } from '../../format/chart-data.ts';
import { dayOf } from '../../format/format.ts';
import type { MoreDashasWords } from '../../report-words.ts';
import { periodName, periodsTable, type PeriodSetting } from '../periods-table.ts';
import { spanInWords } from '../span-in-words.ts';

/** What the dashas are written with. */
export interface MoreDashasSetting extends PeriodSetting {
  moreDashas: MoreDashasWords;
}

interface LordPeriod {
  lord: Graha;
  start: string;
  end: string;
}

function tile(
  label: string,
  { lord, start, end }: LordPeriod,
  { moreDashas: { names, range }, timezone }: MoreDashasSetting,
): ReportTile {
  const day = (instant: string) => dayOf(instant, timezone, names.language);
  const value = { text: names.graha(lord), graha: grahaId(lord) };
  return { label, value, detail: range({ start: day(start), end: day(end) }) };
}

function verdictOf({ rahu, half }: Ashtottari['conditions'], words: MoreDashasWords): string {
  const { both, byRahu, byHalf, neither } = words.ashtottari;
  if (rahu.fits) return half.fits ? both : byRahu;
  return half.fits ? byHalf : neither;
}

/** Both conditions with what this birth has. */
function conditionsTable(
  { rahu, half }: Ashtottari['conditions'],
  { ashtottari: words }: MoreDashasWords,
): ReportBlock {
  const found = rahu.in_ascendant ? words.rahuInAscendant : words.rahuFrom;
  const day = half.by_day ? 'day' : 'night';
  const ofHalf = words.halves[`${day}${half.bright ? 'Bright' : 'Dark'}`];
  const answer = (fits: boolean, reason: string) => ({
    text: reason,
    badges: [
      fits
        ? ({ text: words.met, tone: 'success' } as const)
        : ({ text: words.notMet, tone: 'plain' } as const),
    ],
  });
  return facts({ title: words.conditions, headingLevel: 4 }, [
    [words.rahu, answer(rahu.fits, found({ house: rahu.house_from_lagna_lord }))],
    [words.half, answer(half.fits, ofHalf)],
  ]);
}

/** Whether it applies, what runs, and the eight dashas with their parts. */
function ashtottari(
  { conditions, dashas, current }: Ashtottari,
  setting: MoreDashasSetting,
): ReportBlock {
  const { ashtottari: words, names, common, ...shared } = setting.moreDashas;
  const { timezone } = setting;
  const day = (instant: string) => dayOf(instant, timezone, names.language);
  return section(words.title, [
    text(words.purpose),
    text(verdictOf(conditions, setting.moreDashas), 'strong'),
    conditionsTable(conditions, setting.moreDashas),
    section(
      words.current,
      [
        {
          type: 'tiles',
          items: [
            tile(shared.dasha, current.dasha, setting),
            tile(shared.subDasha, current.sub_dasha, setting),
          ],
        },
      ],
      { headingLevel: 4 },
    ),
    {
      type: 'accordion',
      items: dashas.map((dasha) => ({
        id: dasha.start,
        title: periodName(
          words.heading({
            lord: names.graha(dasha.lord),
            years: common.span.years({ count: dasha.years }),
            start: day(dasha.start),
            end: day(dasha.end),
          }),
          dasha,
          setting,
          dasha.lord,
        ),
        open: isRunning(dasha, setting.now),
        blocks: [
          periodsTable(
            {
              caption: words.subCaption({ lord: names.graha(dasha.lord) }),
              nameHeader: shared.subDasha,
              rows: dasha.sub_dashas,
              name: ({ lord }) => names.graha(lord),
              graha: ({ lord }) => lord,
            },
            setting,
          ),
        ],
      })),
    },
  ]);
}

type KalachakraPart = Kalachakra['dashas'][number]['sub_dashas'][number];

/** The sign that runs, the facts of the pada, and the signs from birth on. */
function kalachakra(dasha: Kalachakra, setting: MoreDashasSetting): ReportBlock {
  const { kalachakra: words, names, common, ...shared } = setting.moreDashas;
  const { current, balance, dashas } = dasha;
  const sign = names.signWithSanskrit;
  const day = (instant: string) => dayOf(instant, setting.timezone, names.language);
  const signTile = (label: string, part: KalachakraPart) => ({
    label,
    value: { text: sign(part.sign), sign: rashiOf(part.sign) },
    detail: shared.range({ start: day(part.start), end: day(part.end) }),
  });
  return section(words.title, [
    text(words.purpose),
    current
      ? {
          type: 'tiles',
          items: [
            signTile(words.current, current.dasha),
            signTile(shared.subDasha, current.sub_dasha),
          ],
        }
      : text(words.none),
    facts({ columns: 2 }, [
      [words.group, words.groups[dasha.group]],
      [words.pada, dasha.pada],
      [words.deha, sign(dasha.deha)],
      [words.jeeva, sign(dasha.jeeva)],
      [
        words.balance,
        words.balanceOf({
          years: spanInWords(balance.years, setting.moreDashas),
          sign: names.sign(balance.sign),
        }),
      ],
      [words.span, common.span.years({ count: dasha.span_years })],
    ]),
    periodsTable(
      {
        caption: words.caption,
        nameHeader: words.sign,
        rows: dashas,
        name: (period) => sign(period.sign),
        before: [[{ header: shared.lord }, (period) => names.graha(period.lord)]],
        after: [
          [
            { header: shared.length, numeric: true, stacked: 'end' },
            (period) => common.span.years({ count: period.years }),
          ],
          [{ header: words.leap }, (period) => period.leap && words.leaps[period.leap]],
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
              caption: words.subCaption({ sign: names.sign(period.sign) }),
              nameHeader: shared.subDasha,
              rows: period.sub_dashas,
              name: (part) => sign(part.sign),
              before: [[{ header: shared.lord }, (part) => names.graha(part.lord)]],
            },
            setting,
          ),
        ],
      })),
    },
  ]);
}

/** The name of the slot for the tree of a start. */
export const startSlot = (start: SeededVimshottari['start_from']) => `start-${start}`;

/** The title of a start: the ascendant, a nakshatra from the Moon's, or the nakshatra of a graha. */
export function startTitle(
  start: SeededVimshottari['start_from'],
  { starts, names }: Pick<MoreDashasWords, 'starts' | 'names'>,
): string {
  if (start in starts.names) return starts.names[start as keyof typeof starts.names];
  return starts.ofGraha({
    graha: names.graha(grahas.find((graha) => graha.toLowerCase() === start) ?? start),
  });
}

/** One start: a tree on the page, its nine mahadashas on paper. */
function fromStart(dasha: SeededVimshottari, setting: MoreDashasSetting): ReportBlock {
  const { starts: words, names, dasha: dashaHeader } = setting.moreDashas;
  const { start_from: start, nakshatra, balance, mahadashas, current } = dasha;
  const title = startTitle(start, setting.moreDashas);
  const graha = names.graha;
  return section(
    title,
    [
      text(
        words.begins({
          nakshatra: names.term(nakshatra),
          lord: graha(balance.lord),
          years: spanInWords(balance.years, setting.moreDashas),
        }),
      ),
      text(
        current
          ? words.running({
              mahadasha: graha(current.mahadasha.lord),
              antardasha: graha(current.antardasha.lord),
              pratyantardasha: graha(current.pratyantardasha.lord),
            })
          : words.none,
        'strong',
      ),
      {
        type: 'slot',
        name: startSlot(start),
        onPaper: [
          periodsTable(
            {
              caption: title,
              captionShown: false,
              nameHeader: dashaHeader,
              rows: mahadashas,
              name: ({ lord }) => graha(lord),
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

/** Ashtottari, kalachakra, and vimshottari from other starts. */
export function moreDashasPart(dashas: MoreDashas, setting: MoreDashasSetting): ReportPart {
  const { intro, starts } = setting.moreDashas;
  return reportPart(intro, [
    ashtottari(dashas.ashtottari, setting),
    kalachakra(dashas.kalachakra, setting),
    section(starts.title, [
      text(starts.purpose),
      ...dashas.vimshottari.map((start) => fromStart(start, setting)),
    ]),
  ]);
}
