import type { en } from './words.en.ts';

/** The sentences below the disclaimer, in Hindi. */
export const hi: typeof en = {
  acknowledgement: {
    title: 'आपकी सहमति',
    confirm: 'सहमति की पुष्टि करें',
    busy: 'पुष्टि हो रही है...',
    thanks: (day) => `धन्यवाद। आपने ${day} को इस अस्वीकरण की पुष्टि की।`,
    inAccount: 'यह आपके खाते में सहेज लिया गया है।',
    inBrowser: 'यह बिना किसी क्रम के चुनी गई एक संख्या के साथ सहेजा गया है, जिसे केवल यह ब्राउज़र जानता है।',
    failed: 'आपकी सहमति दर्ज नहीं हो सकी। कृपया फिर प्रयास करें।',
  },
};
