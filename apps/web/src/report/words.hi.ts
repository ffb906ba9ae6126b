import type { CommonReportWords } from './words.en.ts';

/** Texts of every report, in Hindi. */
export const hi: CommonReportWords = {
  whatsApp: 'व्हाट्सऐप से भेजें',
  share: 'शेयर करें',
  hasBirth: 'लिंक में जन्म विवरण शामिल है।',
  tradition: 'यह रिपोर्ट ज्योतिष की परंपरा पर आधारित है। यह चिकित्सा, क़ानून या धन संबंधी सलाह नहीं है।',
};
