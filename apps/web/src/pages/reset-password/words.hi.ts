import type { en } from './words.en.ts';

/** The sentences of the page that sets a new password, in Hindi. */
export const hi: typeof en = {
  title: 'नया पासवर्ड बनाएँ',
  intro: 'आप सभी डिवाइसों से लॉग आउट हो जाएँगे और नए पासवर्ड से लॉग इन कर सकेंगे।',
  password: 'नया पासवर्ड',
  passwordHint: 'कम से कम 8 अक्षर या अंक; कोई बहुत प्रचलित पासवर्ड न हो। एक छोटा वाक्य अच्छा रहता है।',
  submit: 'पासवर्ड बनाएँ',
  busy: 'पासवर्ड बन रहा है...',
  failed: 'पासवर्ड नहीं बन सका। कृपया फिर प्रयास करें।',
  noToken: 'यह लिंक पूरा नहीं है। कृपया इसे ई-मेल से फिर खोलें।',
  askAgain: 'नया लिंक माँगें',
  login: 'लॉगिन पर वापस जाएँ',
};
