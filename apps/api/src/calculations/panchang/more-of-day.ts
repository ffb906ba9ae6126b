import {
  anandadiYogasOf,
  gowriOf,
  lagnasBetween,
  moonPanchakaOf,
  nallaNeramOf,
  panchakasOf,
  regionalDatesOf,
  specialYogasOf,
  NAKSHATRAS,
  type AlmanacSky,
  type AnandadiYoga,
  type DayPanchang,
  type GeoPlace,
  type GowriPart,
  type LagnaSpan,
  type PanchakaSpan,
} from '@jyoti/jyotish';
import type { PanchangMore } from '@jyoti/contract';
import { spanOf } from '../kundli/instants.ts';
import { signName } from '../kundli/wire-names.ts';
import { regionalRow } from './regional-rows.ts';

/** A ghatika, days. */
const GHATIKA = 24 / 1440;

const DHAKA = 'Asia/Dhaka';

const nakshatraName = (number: number): string => NAKSHATRAS[number - 1]!.name;

function gowriRow(part: GowriPart): PanchangMore['gowri']['day'][number] {
  const { name, good } = part;
  return { ...spanOf(part), name, good };
}

/** Panchakas with neighbours of the same kind joined. */
function panchakaRows(spans: readonly PanchakaSpan[]): PanchangMore['panchakas'] {
  const rows: PanchangMore['panchakas'] = [];
  for (const span of spans) {
    const { kind } = span;
    const last = rows.at(-1);
    if (last?.kind === kind) last.end = spanOf(span).end;
    else rows.push({ ...spanOf(span), kind });
  }
  return rows;
}

function anandadiRow(yoga: AnandadiYoga): PanchangMore['anandadi'][number] {
  const { number, name, good, avoidedGhatikas, startJdUt } = yoga;
  const endJdUt = Math.min(yoga.endJdUt, startJdUt + avoidedGhatikas * GHATIKA);
  return {
    ...spanOf(yoga),
    number,
    name,
    good,
    avoided: good ? null : spanOf({ startJdUt, endJdUt }),
  };
}

interface MoreOptions {
  place: GeoPlace;
  timeZone: string;
  sky: AlmanacSky;
}

type MoreRows = Omit<
  PanchangMore,
  'settings' | 'notices' | 'notice_codes' | 'texts_languages' | 'date' | 'place'
>;

/** What else the almanac of a day has; parts that need a sunrise are empty where there is none. */
export function moreOfDay(day: DayPanchang, { place, timeZone, sky }: MoreOptions): MoreRows {
  const { vedicDay, span, settings } = day;
  const lagnas: readonly LagnaSpan[] =
    lagnasBetween(span.startJdUt, span.endJdUt, place, settings.ayanamsa) ?? [];
  const gowri = vedicDay && gowriOf(vedicDay);
  const moonPanchaka = moonPanchakaOf(day, place, timeZone, sky);
  const bengali = timeZone === DHAKA ? 'bangladesh' : 'almanac';
  return {
    lagna: lagnas.map((lagna) => ({ ...spanOf(lagna), sign: signName(lagna.sign) })),
    gowri: {
      day: (gowri?.day ?? []).map(gowriRow),
      night: (gowri?.night ?? []).map(gowriRow),
    },
    nalla_neram: vedicDay === null ? [] : nallaNeramOf(vedicDay).map(gowriRow),
    panchakas: panchakaRows(panchakasOf(day, lagnas)),
    moon_panchaka: moonPanchaka && { ...spanOf(moonPanchaka), kind: moonPanchaka.kind },
    special_yogas: specialYogasOf(day, sky).map((found) => ({
      ...spanOf(found),
      yoga: found.yoga,
      nakshatra: nakshatraName(found.nakshatra),
    })),
    anandadi: anandadiYogasOf(day, sky).map(anandadiRow),
    regional: regionalDatesOf(day, place, timeZone, { bengali }, sky).map(regionalRow),
  };
}
