import {
  isoFromJulianDay,
  type Basis,
  type FastEnd,
  type Observance,
  type Puja,
} from '@jyoti/jyotish';
import { festivalAbout, festivalRule, pujaName, regionName, ruleSourceName } from '@jyoti/readings';
import { inOrder, observanceTitle } from '@jyoti/reports';
import type { FestivalRow } from '@jyoti/contract';
import { isoSpan } from '../../requests/instants.ts';
import type { TextRenderer } from '../text-renderer.ts';

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
  return {
    id,
    title: observanceTitle(observance, language),
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

/** Festivals in the response format, in the order of almanacs. */
export function festivalRows(
  observances: readonly Observance[],
  renderer: TextRenderer,
): FestivalRow[] {
  return inOrder(observances).map((observance) => festivalRow(observance, renderer));
}

/** The same without the vrats of every month. */
export const yearlyRows = (
  observances: readonly Observance[],
  renderer: TextRenderer,
): FestivalRow[] => festivalRows(observances, renderer).filter(({ rank }) => rank !== 'vrat');
