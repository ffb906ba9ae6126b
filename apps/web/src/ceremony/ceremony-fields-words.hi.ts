import type { en } from './ceremony-fields-words.en.ts';

/** Fields for the pandit and the postal address, in Hindi. */
export const hi: typeof en = {
  gotra: 'गोत्र',
  gotraUnknown: 'मुझे अपना गोत्र पता नहीं है',
  unknownGotra: 'ज्ञात नहीं',
  sankalp: 'संकल्प के लिए नाम और मनोकामना',
  sankalpHint: 'अनुष्ठान किसके लिए और किस उद्देश्य से हो रहा है, अपने शब्दों में लिखें।',
  delivery: 'डिलीवरी का पता',
  deliveryText:
    'हम प्रसाद और पूजित सामग्री भारत में इसी पते पर डाक से भेजते हैं। आप इसे अभी ख़ाली छोड़कर बाद में भी बता सकते हैं।',
  address: 'पता',
  city: 'शहर',
  state: 'राज्य',
  pinCode: 'पिन कोड',
};
