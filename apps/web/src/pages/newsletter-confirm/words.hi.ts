import type { en } from './words.en.ts';

/** The sentences of the page that confirms the newsletter, in Hindi. */
export const hi: typeof en = {
  title: 'न्यूज़लेटर की पुष्टि करें',
  intro: 'ज्योति का न्यूज़लेटर ई-मेल से पाने के लिए बटन दबाएँ।',
  submit: 'हाँ, मुझे न्यूज़लेटर भेजें',
  busy: 'पुष्टि हो रही है...',
  failed: 'आपकी सदस्यता की पुष्टि नहीं हो सकी। कृपया फिर प्रयास करें।',
  noToken: 'यह लिंक पूरा नहीं है। कृपया इसे ई-मेल से फिर खोलें।',
  done: (email) => `धन्यवाद। हम ${email} पर न्यूज़लेटर भेजेंगे। हर ई-मेल के लिंक से आप सदस्यता समाप्त कर सकते हैं।`,
  next: 'होम पेज पर जाएँ',
};
