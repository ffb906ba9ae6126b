import type { en } from './words.en.ts';

/** Words of the PDF button, and those that every PDF has, in Hindi. */
export const hi: typeof en = {
  download: 'पीडीएफ़ डाउनलोड करें',
  making: 'पीडीएफ़ बन रहा है',
  cancel: 'रद्द करें',
  failed: 'पीडीएफ़ नहीं बन सका। आप पेज को प्रिंट कर सकते हैं।',
  done: (file) => `${file} सहेजी गई।`,
  contents: 'विषय-सूची',
  missing:
    'इस पीडीएफ़ के फ़ॉन्ट में कुछ लिपियों ({scripts}) के अक्षर नहीं हैं, इसलिए उनकी जगह प्रश्न चिह्न दिखते हैं। पाठ कॉपी करने पर अक्षर सही मिलेंगे।',
  unshaped: (scripts) =>
    `पीडीएफ़ के फ़ॉन्ट में इन लिपियों के अक्षर नहीं हैं, इसलिए उनकी जगह प्रश्न चिह्न दिखते हैं: ${scripts}।`,
};
