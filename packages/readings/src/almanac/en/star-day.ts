import type { StarDayTexts } from '../star-day.types.ts';

export const starDayEn: StarDayTexts = {
  taras: {
    janma:
      'The Moon is in your birth star. Good for prayer and quiet work; many people start big things on another day.',
    sampat: 'Sampat tara is linked with gain: good for money matters and new work.',
    vipat:
      'Vipat tara is linked with setbacks: carry on with routine work and put off new ventures.',
    kshema: 'Kshema tara is linked with well-being: good for home and family occasions.',
    pratyari:
      'Pratyari tara is linked with obstacles: allow for delays, and keep big decisions for another day.',
    sadhaka: 'Sadhaka tara is linked with success: good for finishing what matters to you.',
    vadha:
      'Vadha tara is the one most people avoid: keep to routine and start new things on another day.',
    mitra: 'Mitra tara is linked with friendship: good for meetings and for asking for help.',
    ati_mitra: 'Ati-mitra tara is linked with close support: good for almost anything you begin.',
  },
  chandras: {
    1: 'The Moon is in your own Moon sign, which tends to lift the mood.',
    2: 'The Moon is growing in the second sign from yours: favourable for family and savings.',
    3: 'The Moon is in the third sign from yours: good for calls, short journeys and courage.',
    4: 'The Moon is in the fourth sign from yours: you may feel restless, so keep the day simple.',
    5: 'The Moon is growing in the fifth sign from yours: favourable for study, children and ideas.',
    6: 'The Moon is in the sixth sign from yours: good for pending work and old disputes.',
    7: 'The Moon is in the seventh sign from yours: good for your partner, meetings and agreements.',
    8: 'The Moon is in the eighth sign from yours (chandrashtama): people avoid new beginnings and arguments.',
    9: 'The Moon is growing in the ninth sign from yours: favourable for prayer, teachers and travel.',
    10: 'The Moon is in the tenth sign from yours: good for work and for being noticed.',
    11: 'The Moon is in the eleventh sign from yours: good for friends and for getting what you want.',
    12: 'The Moon is in the twelfth sign from yours: you may spend more and tire sooner, so take it easy.',
  },
  waning: 'The Moon helps you in this sign only while it grows. It is waning, so this is average.',
};
