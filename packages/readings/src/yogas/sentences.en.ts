import type { YogaSentences } from './yogas.types.ts';

export const sentencesEn: YogaSentences = {
  locale: 'en-GB',
  because: 'In this chart: {facts}.',
  placed: '{graha} in house {house}',
  placedLord: {
    one: '{graha} (lord of house {houses}) in house {house}',
    several: '{graha} (lord of houses {houses}) in house {house}',
  },
  gradedAdhi:
    'One or two of Mercury, Jupiter and Venus are in the sixth, seventh and eighth houses from the Moon.',
  cancelled: {
    joined_by_luminary: 'It shares its sign with {grahas}.',
    other_nabhasa: 'Another figure of the seven planets takes precedence.',
    jupiter_weak: 'Jupiter is debilitated, combust or in the sign of an enemy.',
    moon_in_kendra: 'The Moon is in a kendra.',
    graha_with_moon: 'The Moon shares its sign with {grahas}.',
    graha_in_kendra_from_moon: 'In a kendra from the Moon: {grahas}.',
    graha_in_kendra_from_lagna: 'In a kendra from the ascendant: {grahas}.',
    moon_aspected_by_jupiter: 'Jupiter aspects the Moon.',
    mercury_close_to_sun: 'Mercury is less than 10° from the Sun.',
    all_combust: 'The grahas that form it are combust.',
    jupiter_strong_in_lagna: 'Jupiter is strong in house 1.',
    benefic_strong_in_kendra: 'Strong in a kendra: {grahas}.',
    lagna_lord_strong_in_kendra: 'The lord of house 1 is strong in a kendra.',
    paksha_and_time_agree: 'The time of birth suits the half of the lunar month.',
  },
};
