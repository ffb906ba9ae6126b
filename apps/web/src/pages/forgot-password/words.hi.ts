import type { en } from './words.en.ts';

/** The sentences of the page that sends a link for a new password, in Hindi. */
export const hi: typeof en = {
  title: 'पासवर्ड भूल गए?',
  intro: 'अपना ई-मेल लिखें। हम आपको नया पासवर्ड बनाने का लिंक भेजेंगे।',
  email: 'ई-मेल',
  submit: 'लिंक भेजें',
  busy: 'भेजा जा रहा है...',
  failed: 'लिंक नहीं भेजा जा सका। कृपया फिर प्रयास करें।',
  sentTitle: 'अपना इनबॉक्स देखें',
  sent: (email) => `यदि ${email} से कोई खाता है, तो नया पासवर्ड बनाने का लिंक भेज दिया गया है।`,
  sentHint: 'इसमें कुछ मिनट लग सकते हैं। स्पैम फ़ोल्डर भी देखें। लिंक दस मिनट तक, केवल एक बार काम करता है।',
  again: 'दूसरा ई-मेल लिखें, या लिंक फिर भेजें',
  login: 'लॉगिन पर वापस जाएँ',
};
