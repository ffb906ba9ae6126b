import { isMarkedRetrograde, type BirthDay, type ChartSettings } from '@jyoti/jyotish';
import type { KundliChartData } from '@jyoti/ui/data';

/**
 * The charts from the Moon during a day, one for each of its signs: bodies that change their sign are placed for the same part
 * of the day.
 */
export const chartsFromMoon = (
  { moon, grahas }: BirthDay,
  settings: Pick<ChartSettings, 'node'>,
): KundliChartData[] =>
  moon.signs.map(({ sign: lagna }, part) => ({
    ascendantSign: lagna,
    ascendantIn: null,
    placements: grahas.map((of) => ({
      graha: of.graha,
      sign: of.graha === 'moon' ? lagna : (of.signs[part] ?? of.signs.at(-1) ?? lagna),
      retrograde: isMarkedRetrograde(of, settings),
    })),
  }));
