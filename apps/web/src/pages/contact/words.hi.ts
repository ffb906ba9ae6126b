import type { en } from './words.en.ts';

/** The sentences of the contact page, in Hindi. */
export const hi: typeof en = {
  form: {
    title: 'संदेश भेजें',
    name: 'नाम',
    email: 'ई-मेल',
    topic: 'विषय',
    chooseTopic: 'विषय चुनें',
    message: 'संदेश',
    submit: 'संदेश भेजें',
    busy: 'भेजा जा रहा है...',
    failed: 'आपका संदेश नहीं भेजा जा सका। आपका लिखा हुआ यहीं है। कृपया फिर प्रयास करें।',
  },
  sent: {
    title: 'आपका संदेश मिल गया है',
    ticket: 'टिकट नंबर',
    text: (email) => `हम ${email} पर उत्तर देंगे। कृपया यह नंबर सँभालकर रखें, ताकि हम आपका संदेश ढूँढ़ सकें।`,
    another: 'एक और संदेश लिखें',
  },
  help: 'हो सकता है आपका उत्तर अक्सर पूछे जाने वाले प्रश्नों में मिल जाए।',
  faqs: 'अक्सर पूछे जाने वाले प्रश्न पढ़ें',
  details: 'हमसे संपर्क करने के तरीक़े',
};
