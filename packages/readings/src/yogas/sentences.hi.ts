import type { YogaSentences } from './yogas.types.ts';

export const sentencesHi: YogaSentences = {
  locale: 'hi-IN',
  because: 'इस कुंडली में: {facts}।',
  placed: '{graha} भाव {house} में',
  placedLord: {
    one: '{graha} (भाव {houses} का स्वामी) भाव {house} में',
    several: '{graha} (भाव {houses} का स्वामी) भाव {house} में',
  },
  gradedAdhi: 'बुध, गुरु और शुक्र में से एक या दो चंद्र से छठे, सातवें और आठवें भावों में हों।',
  cancelled: {
    joined_by_luminary: 'उसी राशि में {grahas} भी है।',
    other_nabhasa: 'सातों ग्रहों से बनी दूसरी आकृति को वरीयता मिलती है।',
    jupiter_weak: 'गुरु नीच, अस्त या शत्रु राशि में है।',
    moon_in_kendra: 'चंद्र केंद्र में है।',
    graha_with_moon: 'चंद्र की राशि में साथ: {grahas}।',
    graha_in_kendra_from_moon: 'चंद्र से केंद्र में: {grahas}।',
    graha_in_kendra_from_lagna: 'लग्न से केंद्र में: {grahas}।',
    moon_aspected_by_jupiter: 'चंद्र पर गुरु की दृष्टि है।',
    mercury_close_to_sun: 'बुध सूर्य से 10° से कम दूर है।',
    all_combust: 'योग बनाने वाले ग्रह अस्त हैं।',
    jupiter_strong_in_lagna: 'गुरु लग्न में बली है।',
    benefic_strong_in_kendra: 'केंद्र में बली: {grahas}।',
    lagna_lord_strong_in_kendra: 'लग्नेश केंद्र में बली है।',
    paksha_and_time_agree: 'जन्म का समय पक्ष के अनुकूल है।',
  },
};
