import type { en } from './words.en.ts';

/** The sentences of the page that confirms an e-mail, in Hindi. */
export const hi: typeof en = {
  title: 'अपने ई-मेल की पुष्टि करें',
  intro: 'यह ई-मेल आपका है, इसकी पुष्टि के लिए बटन दबाएँ।',
  submit: 'मेरे ई-मेल की पुष्टि करें',
  busy: 'पुष्टि हो रही है...',
  failed: 'आपके ई-मेल की पुष्टि नहीं हो सकी। कृपया फिर प्रयास करें।',
  noToken: 'यह लिंक पूरा नहीं है। कृपया इसे ई-मेल से फिर खोलें।',
  done: (email) =>
    `${email} की पुष्टि हो गई है। अब आप अनुष्ठान बुक कर सकते हैं और ज्योतिषियों से प्रश्न पूछ सकते हैं।`,
  next: 'अपनी प्रोफ़ाइल पर जाएँ',
};
