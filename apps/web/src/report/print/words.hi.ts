import type { en } from './words.en.ts';

/** Texts of the print dialog, in Hindi. */
export const hi: typeof en = {
  button: 'प्रिंट या पीडीएफ़',
  preparing: 'रिपोर्ट प्रिंट के लिए तैयार हो रही है',
  failed: 'रिपोर्ट प्रिंट के लिए तैयार नहीं हो सकी। कृपया फिर प्रयास करें।',
  title: 'प्रिंट करें या पीडीएफ़ सहेजें',
  scope: 'क्या-क्या शामिल हो',
  scopes: {
    first: 'केवल पहला पेज',
    current: (part) => `यह भाग: ${part}`,
    short: 'संक्षिप्त रिपोर्ट',
    whole: 'पूरी रिपोर्ट',
    everything: 'सब कुछ',
    chosen: 'भाग स्वयं चुनें',
  },
  always: 'पहला पेज हमेशा शामिल रहता है।',
  shortIs: (parts) => `पहला पेज, ${parts}`,
  everythingIs: (extra) => `पूरी रिपोर्ट के साथ ${extra}`,
  parts: 'भाग',
  print: 'प्रिंट करें',
  save: 'पीडीएफ़ सहेजें',
};
