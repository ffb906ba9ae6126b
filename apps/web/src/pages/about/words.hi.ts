import type { en } from './words.en.ts';

/** The sentences of the page about the company, in Hindi. */
export const hi: typeof en = {
  kundli: 'अपनी कुंडली बनाएँ',
  chat: 'ज्योतिषी से चैट करें',
  timeline: 'हमारी यात्रा',
  team: {
    title: 'हमारी टीम',
    experience: (years) => `${years} का अनुभव`,
  },
  media: 'अख़बारों में',
  touch: {
    title: 'हमसे संपर्क करें',
    intro: 'आपका संदेश हमारी टीम का कोई सदस्य पढ़ता है और उत्तर देता है।',
    connect: 'ज्योतिषी से जुड़ें',
    map: 'हमारा कार्यालय',
  },
  begin: {
    title: 'अपनी कुंडली से शुरुआत करें',
    text: 'इसके लिए केवल तारीख़, समय और स्थान चाहिए। आपके अपने जन्म विवरण आपके खाते में रहते हैं। दूसरों के विवरण हमारे सर्वर पर तभी रहते हैं जब आप कुंडली सहेजते हैं।',
  },
  developers: 'डेवलपरों के लिए: स्टोरीबुक में हमारे कंपोनेंट',
};
