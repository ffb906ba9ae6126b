import { openingHi } from '../opening.hi.ts';
import type { DoshaReasonTexts } from './dosha-reasons.types.ts';

export const doshaReasonsHi: DoshaReasonTexts = {
  locale: 'hi-IN',
  mangalFactors: {
    mars_in_house: '{reference} से गिनने पर मंगल {house} भाव में है और {aspected} भावों को देखता है।',
    mars_associated: {
      conjunct: 'मंगल {graha} के साथ एक ही राशि में है।',
      aspects_mars: 'मंगल पर {graha} की दृष्टि है।',
      aspected_by_mars: 'मंगल की दृष्टि {graha} पर है।',
    },
    nodes_on_first_seventh: 'राहु {house} भाव में है और केतु उसके सामने।',
    malefic_in_house: 'लग्न से {house} भाव में {graha} भी है।',
  },
  mangalCancellations: {
    mars_in_leo_or_aquarius: 'मंगल {sign} राशि में है, जहाँ रमन दोष नहीं गिनते।',
    mars_in_house_and_sign: '{sign} राशि का मंगल {houses} भाव में हानिरहित माना गया है।',
    jupiter_or_venus_in_lagna: 'पहले भाव में {grahas} स्थित है।',
    mars_with_jupiter_or_moon: 'मंगल {grahas} के साथ उसी राशि में है।',
    mars_own_or_exalted: 'मंगल {sign} राशि में स्वगृही या उच्च का है।',
    mars_aspected_by_jupiter_or_saturn: 'मंगल {grahas} की दृष्टि में है।',
    lagna_cancer_or_leo: '{sign} लग्न के लिए मंगल योगकारक है।',
    mars_weak: 'यहाँ मंगल का बल कम है: {weaknesses}।',
    age_over_28: 'अट्ठाईस वर्ष की आयु से मंगल परिपक्व माना जाता है।',
    born_on_tuesday: 'जन्म मंगलवार को हुआ, जो मंगल का दिन है।',
  },
  aspect: '{house} भाव, {sign} राशि, पर {graha} की दृष्टि है।',
  pitraReasons: {
    sun_with_node: 'सूर्य {house} भाव में, {sign} राशि में, {node} के साथ है।',
    node_in_ninth: 'नौवें भाव में, {sign} राशि में, {node} है।',
    ninth_lord_and_sun_afflicted:
      'नौवें भाव का स्वामी {lord} {house} भाव में, {sign} राशि में है, और सूर्य पर {afflicting} की युति या दृष्टि है।',
  },
  between: ' ',
  grahas: openingHi.lords,
  references: { lagna: 'लग्न', moon: 'चंद्र', venus: 'शुक्र' },
  weaknesses: { combust: 'अस्त', retrograde: 'वक्री', edge_of_sign: 'राशि के किनारे पर' },
  houses: {
    1: 'पहले',
    2: 'दूसरे',
    3: 'तीसरे',
    4: 'चौथे',
    5: 'पाँचवें',
    6: 'छठे',
    7: 'सातवें',
    8: 'आठवें',
    9: 'नौवें',
    10: 'दसवें',
    11: 'ग्यारहवें',
    12: 'बारहवें',
  },
};
