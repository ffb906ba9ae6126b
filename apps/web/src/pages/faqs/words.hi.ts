import type { en } from './words.en.ts';

/** The sentences of the page of common questions, in Hindi. */
export const hi: typeof en = {
  title: 'अक्सर पूछे जाने वाले प्रश्न',
  description: 'कुंडली, फलादेश, समय तय करने, भुगतान और गणना के बारे में उत्तर; सबसे आम प्रश्न सबसे पहले।',
  search: 'प्रश्नों में खोजें',
  placeholder: 'प्रश्न खोजें...',
  subjects: 'प्रश्नों के विषय',
  tabs: {
    General: 'सामान्य',
    Readings: 'फलादेश',
    Scheduling: 'समय तय करना',
    Technical: 'तकनीकी',
  },
  none: 'आपकी खोज से मेल खाता कोई प्रश्न नहीं मिला।',
  clear: 'सभी प्रश्न दिखाएँ',
  popular: 'सबसे ज़्यादा पूछे गए',
  others: 'और प्रश्न',
  all: 'प्रश्न',
  more: {
    title: 'उत्तर नहीं मिला?',
    text: 'हमें लिखें। टिकट नंबर आपको तुरंत मिलेगा, और उत्तर जल्द से जल्द।',
    contact: 'हमसे संपर्क करें',
  },
};
