import type { Gemstones } from '@jyoti/contract';
import { clockName, degreesMinutesSeconds, type Names, offsetText } from '@jyoti/reports/format';
import type { GemstonesResultMessages } from '../../messages.generated/gemstones-result.ts';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';

/** The settings of the result, so that another astrologer can reproduce it. */
export function settingsLine(
  gemstones: Gemstones,
  words: GemstonesResultMessages,
  names: Names,
): string {
  const { ayanamsa, ayanamsa_degrees, node, utc_offset_minutes } = gemstones.settings;
  return words.basis({
    ayanamsa: ayanamsasMessages[names.language].ayanamsas[ayanamsa],
    degrees: degreesMinutesSeconds(ayanamsa_degrees),
    node,
    offset: offsetText(utc_offset_minutes),
    clock: clockName(gemstones.settings, names),
  });
}
