import { isoFromJulianDay, type Basis, type Observance } from '@jyoti/jyotish';
import type { FestivalRow } from '@jyoti/contract';

function basisSpan(basis: Basis): { start: string; end: string } {
  if (basis.kind === 'sankranti') {
    const at = isoFromJulianDay(basis.jdUt);
    return { start: at, end: at };
  }
  return {
    start: isoFromJulianDay(basis.span.start),
    end: isoFromJulianDay(basis.span.end),
  };
}

export function festivalRow(observance: Observance): FestivalRow {
  const { id, name, variant, date, region, rule, source, basis, fast } = observance;
  return {
    id,
    name,
    variant,
    date,
    region,
    rule,
    source,
    ...basisSpan(basis),
    parana: fast && {
      start: isoFromJulianDay(fast.parana.from),
      end: isoFromJulianDay(fast.parana.until),
    },
  };
}
