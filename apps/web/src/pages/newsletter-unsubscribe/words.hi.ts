import type { en } from './words.en.ts';

/** The sentences of the page that ends the newsletter, in Hindi. */
export const hi: typeof en = {
  title: 'सदस्यता समाप्त करें',
  intro: 'ज्योति का न्यूज़लेटर बंद करने के लिए बटन दबाएँ।',
  submit: 'सदस्यता समाप्त करें',
  busy: 'सदस्यता समाप्त हो रही है...',
  failed: 'आपकी सदस्यता समाप्त नहीं हो सकी। कृपया फिर प्रयास करें।',
  noToken: 'यह लिंक पूरा नहीं है। कृपया इसे ई-मेल से फिर खोलें।',
  done: 'अब आपको न्यूज़लेटर नहीं मिलेगा।',
  next: 'होम पेज पर जाएँ',
};
