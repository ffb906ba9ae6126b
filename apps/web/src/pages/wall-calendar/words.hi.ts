import { sheetWordsHi } from '../../almanac/sheet-words.hi.ts';
import { tithiWordsHi } from '../../almanac/tithi-words.hi.ts';
import { en } from './words.en.ts';

export const hi: typeof en = {
  tithi: tithiWordsHi,
  sheet: sheetWordsHi,
  title: 'प्रिंट के लिए दीवार कैलेंडर',
  description:
    'आपके स्थान और क्षेत्र के लिए एक महीने या पूरे वर्ष का दीवार कैलेंडर: हर दिन की तिथि, नक्षत्र, सूर्योदय, पर्व और व्रत।',
  heading: (year) => `${year} का दीवार कैलेंडर`,
  what: 'हर महीना A4 काग़ज़ के एक पन्ने पर आता है: पेज प्रिंट करने पर आड़ा, पीडीएफ़ में खड़ा।',
  month: 'महीना',
  months: { hint: 'पूरे वर्ष के बारह पन्ने हैं।', year: 'पूरा वर्ष' },
  print: 'प्रिंट करें',
  files: en.files,
  festivals: 'पर्वों की सूची',
  subtitle: (place, months) => `${place}। चांद्र मास: ${months}।`,
  and: ', ',
  adhika: (month) => `अधिक ${month}`,
  sunrise: (time) => `सूर्योदय ${time}`,
  lastRead: (year, place) => `${year} का दीवार कैलेंडर, ${place}`,
  narrowNote:
    'अंक के नीचे सूर्योदय की तिथि है: शु शुक्ल पक्ष, कृ कृष्ण पक्ष। भरी बिंदी बड़ा पर्व या दिखने वाला ग्रहण है; ख़ाली बिंदी कोई और पर्व या व्रत है। बड़े गोले अमावस्या (ख़ाली) और पूर्णिमा (भरा) के चंद्र हैं।',
  festivalsOf: (month) => `${month} के पर्व और व्रत`,
  note: 'तिथि और नक्षत्र सूर्योदय के समय के हैं। गोले अमावस्या और पूर्णिमा के चंद्र हैं। मोटे अक्षरों में बड़े पर्व हैं।',
  loading: 'कैलेंडर की गणना हो रही है',
  failed: 'कैलेंडर नहीं खुल सका',
  failedText: 'आपका वर्ष, महीना, स्थान और क्षेत्र वही हैं। फिर कोशिश करें।',
};
