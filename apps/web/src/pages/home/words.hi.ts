import type { en } from './words.en.ts';

/** Texts of the home page, in Hindi. */
export const hi: typeof en = {
  title: 'ज्योति: आपके जन्म की गणना पर आधारित वैदिक ज्योतिष',
  heroLabel: 'ज्योति में आपका स्वागत है',
  greetings: { morning: 'सुप्रभात', afternoon: 'नमस्ते', evening: 'शुभ संध्या' },
  seeker: 'जिज्ञासु',
  toolsLabel: 'यहाँ आप क्या कर सकते हैं',
  tools: {
    kundli: 'कुंडली',
    matching: 'मिलान',
    horoscope: 'राशिफल',
    festivals: 'पर्व',
    panchang: 'आज का पंचांग',
    ask: 'ज्योतिषी से पूछें',
    puja: 'अनुष्ठान बुक करें',
  },
  failed: 'इस पेज का ऊपरी हिस्सा लोड नहीं हो सका। बाक़ी सब ठीक काम कर रहा है।',
  failedTitle: 'अपने जन्म के समय का आकाश पढ़ें',
  failedAction: 'अपनी कुंडली बनाएँ',
  tryAgain: 'फिर प्रयास करें',
};
