import type { en } from './email-notice-words.en.ts';

/** The notice about an unconfirmed e-mail address, in Hindi. */
export const hi: typeof en = {
  unconfirmed: (email) =>
    `कृपया अपने ई-मेल की पुष्टि करें: ${email} पर भेजा गया लिंक खोलें। तब तक आप न अनुष्ठान बुक कर सकते हैं, न ज्योतिषियों से कुछ पूछ सकते हैं। जिस खाते की पुष्टि 7 दिन में नहीं होती, उसे हम हटा देते हैं।`,
  changing: (email, newEmail) =>
    `${newEmail} का उपयोग करने के लिए उस पते पर भेजा गया लिंक खोलें। तब तक आपका ई-मेल ${email} है।`,
  again: 'ई-मेल फिर भेजें',
  busy: 'भेजा जा रहा है...',
  sent: 'ई-मेल भेज दिया गया है। अपना इनबॉक्स देखें।',
  failed: 'ई-मेल नहीं भेजा जा सका। कृपया फिर प्रयास करें।',
};
