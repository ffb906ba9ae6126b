import type { HowCommonTexts } from './how-common.en.ts';

export const howCommonHi: HowCommonTexts = {
  sentences: {
    mangal:
      '{marsInHouse} में मंगल लग्न, चंद्र या शुक्र से इन भावों में से किसी एक में होता है; परिहार के बाद हमारे नियम से {mangal} मांगलिक गिनी जाती है।',
    kaalSarp: 'हमारे नियम से {kaalSarp} में कालसर्प होता है, और {kaalSarpPartial} में आंशिक।',
    pitra: '{pitra} में उन योगों में से कोई मिलता है जिन्हें हम देखते हैं।',
  },
  inTen: 'दस में से लगभग {number} कुंडलियों',
  oneIn: 'लगभग {number} में से एक कुंडली',
  numbers:
    'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस'.split(
      ' ',
    ),
};
