import {
  isoFromJulianDay,
  type Basis,
  type FastEnd,
  type Observance,
  type Puja,
} from '@jyoti/jyotish';
import {
  festivalAbout,
  festivalName,
  festivalRule,
  pujaName,
  regionName,
  ruleSourceName,
  traditionName,
} from '@jyoti/readings';
import type { FestivalRow } from '@jyoti/contract';
import type { TextRenderer } from '../texts/text-renderer.ts';

type Span = Readonly<{ start: number; end: number }>;

export const isoSpan = ({ start, end }: Span) => ({
  start: isoFromJulianDay(start),
  end: isoFromJulianDay(end),
});

function basisSpan(basis: Basis): { start: string; end: string } {
  return isoSpan(basis.kind === 'sankranti' ? { start: basis.jdUt, end: basis.jdUt } : basis.span);
}

function paranaOf(fastEnd: FastEnd | null): FestivalRow['parana'] {
  if (fastEnd === null) return null;
  const { rule, start, end, latest } = fastEnd;
  return {
    kind: rule === 'moonrise' || rule === 'puja' ? rule : 'time',
    start: isoFromJulianDay(start),
    end: end === null ? null : isoFromJulianDay(end),
    latest: latest === null ? null : isoFromJulianDay(latest),
  };
}

const pujaRow = (puja: Puja, renderer: TextRenderer): FestivalRow['night_pujas'][number] => ({
  name: puja.name,
  label: renderer.textOf(pujaName(puja.name, renderer.language)),
  ...isoSpan(puja),
});

/** A festival or vrat as it crosses the wire. */
export function festivalRow(observance: Observance, renderer: TextRenderer): FestivalRow {
  const { id, name, variant, date, rank, region, rule, source, basis, fast, puja } = observance;
  const { language } = renderer;
  const tradition = fast === null || fast.tradition === 'all' ? null : fast.tradition;
  const full = festivalName(observance, language);
  return {
    id,
    title: tradition ? `${full} (${renderer.textOf(traditionName(tradition, language))})` : full,
    name,
    about: renderer.textOf(festivalAbout(observance, language)),
    variant,
    date,
    also_on: observance.alsoOn,
    rank,
    region,
    region_name: renderer.textOf(regionName(region, language)),
    tradition,
    puja: puja && pujaRow(puja, renderer),
    night_pujas: observance.nightPujas.map((night) => pujaRow(night, renderer)),
    rule,
    rule_text: renderer.textOf(festivalRule(observance, language)),
    source,
    source_name: renderer.textOf(ruleSourceName(source, language)),
    ...basisSpan(basis),
    parana: paranaOf(observance.fastEnd),
  };
}

/** Order of ranks within a day. */
export const RANKS = ['major', 'minor', 'vrat'] as const;

/** Festivals in the response format: by date, the major ones of a day first, without duplicates. */
export function festivalRows(
  observances: readonly Observance[],
  renderer: TextRenderer,
): FestivalRow[] {
  return observances
    .filter(({ duplicateOf }) => duplicateOf === null)
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) || RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank),
    )
    .map((observance) => festivalRow(observance, renderer));
}

/** The same without the vrats of every month. */
export const yearlyRows = (
  observances: readonly Observance[],
  renderer: TextRenderer,
): FestivalRow[] => festivalRows(observances, renderer).filter(({ rank }) => rank !== 'vrat');
