import type { AspectsWords } from './aspects-words.en.ts';

/** The sentences of the part Aspects, in Hindi. */
export const hi: AspectsWords = {
  intro:
    'कौन-सा ग्रह किसे [aspect|देखता है], और ग्रह एक-दूसरे को कैसा मानते हैं। दृष्टि दो विषयों को जोड़ती है: संबंध जितना अच्छा, उतना सहज मेल।',
  graha: 'ग्रह',
  houses: 'दृष्ट भाव',
  aspected: 'दृष्ट ग्रह',
  sign: 'राशि',
  signs: 'दृष्ट राशियाँ',
  house: (house, sign) => `${house} (${sign})`,
  drishti: 'राशि से दृष्टि (ग्रह दृष्टि)',
  friendshipTitle: 'मैत्री',
  friendshipNote:
    'पंक्ति का ग्रह स्तंभ के ग्रह को कैसा मानता है: [friendship|नैसर्गिक और तात्कालिक मैत्री मिलाकर]।',
  friendship: 'पंचधा मैत्री',
  compound: {
    great_friend: 'अधिमित्र',
    friend: 'मित्र',
    neutral: 'सम',
    enemy: 'शत्रु',
    great_enemy: 'अधिशत्रु',
  },
  byDegreeTitle: 'अंशों से दृष्टि',
  byDegreeNote:
    'दोनों के बीच के ठीक अंशों से, 60 [virupa|विरूप] की पूर्ण दृष्टि में से कितनी पहुँचती है। मंगल, गुरु और शनि विशेष दृष्टि से इससे अधिक भी दे सकते हैं।',
  byDegree: 'अंशों से दृष्टि (स्फुट दृष्टि), विरूप',
  rashiTitle: 'राशियों की दृष्टि (जैमिनी)',
  rashiNote: 'जैमिनी पद्धति में राशियाँ एक-दूसरे को देखती हैं, और ग्रह वही देखता है जो उसकी राशि देखती है।',
  rashi: 'राशि दृष्टि',
};
