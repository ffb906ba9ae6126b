import type { Gemstones } from '@jyoti/contract';
import { clockName, degreesMinutesSeconds, type Names, offsetText } from '@jyoti/reports/format';
import type { GemResultWords } from './result-words.en.ts';

/** The settings of the result, so that another astrologer can reproduce it. */
export function settingsLine(gemstones: Gemstones, words: GemResultWords, names: Names): string {
  const { ayanamsa_degrees, utc_offset_minutes } = gemstones.settings;
  return words.basis(
    gemstones,
    degreesMinutesSeconds(ayanamsa_degrees),
    offsetText(utc_offset_minutes),
    clockName(gemstones.settings, names),
  );
}
