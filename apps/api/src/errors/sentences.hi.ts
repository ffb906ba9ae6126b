import type { SentenceKey } from './sentences.en.ts';

/** The same sentences in Hindi. */
export const sentencesHi: Record<SentenceKey, string> = {
  inputInvalid: 'कुछ विवरण मान्य नहीं हैं।',
  bodyMissing: 'कृपया विवरण JSON ऑब्जेक्ट के रूप में भेजें।',
  jsonInvalid: 'अनुरोध मान्य JSON नहीं है।',
  bodyTooLarge: 'अनुरोध बहुत बड़ा है।',
  bodyTooComplex: 'अनुरोध में बहुत अधिक मान हैं, या वह बहुत गहरा है।',
  typeUnsupported: 'इस प्रकार की सामग्री यहाँ स्वीकार नहीं की जाती।',
  formInvalid: 'फ़ॉर्म पढ़ा नहीं जा सका।',
  signInNeeded: 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
  sessionEnded: 'आपका सत्र समाप्त हो गया है। कृपया फिर से लॉग इन करें।',
  credentialsWrong: 'ईमेल या पासवर्ड सही नहीं है।',
  notFound: 'इस पते पर कुछ नहीं है।',
  pictureTooLarge: 'चित्र 5 MB से बड़ा है।',
  pictureTooManyPixels: 'चित्र में बहुत अधिक पिक्सेल हैं।',
  pictureType: 'चित्र JPEG, PNG, GIF, WebP या SVG होना चाहिए।',
  pictureTooSlow: 'यह चित्र समय पर पढ़ा नहीं जा सका। कृपया इसे JPEG या PNG में सहेजकर फिर प्रयास करें।',
  uploadTooSlow: 'अपलोड में बहुत समय लगा। कृपया अपना कनेक्शन जाँचें और फिर प्रयास करें।',
  tooManyAttempts: 'बहुत अधिक प्रयास हुए। कृपया कुछ देर रुककर फिर प्रयास करें।',
  internal: 'हमारी ओर कुछ गड़बड़ हुई। कृपया फिर प्रयास करें।',
  shuttingDown: 'सर्वर पुनः आरंभ हो रहा है। कृपया थोड़ी देर में फिर प्रयास करें।',
  busy: 'सर्वर अभी बहुत व्यस्त है। कृपया थोड़ी देर में फिर प्रयास करें।',
  unavailable: 'हमारे अभिलेख इस समय उपलब्ध नहीं हैं। कृपया कुछ मिनट बाद फिर प्रयास करें।',
  timeSkipped: 'यह स्थानीय समय हुआ ही नहीं: उस दिन घड़ियाँ इससे आगे बढ़ा दी गई थीं। कृपया समय जाँचें।',
  birthInFuture: 'जन्म स्थान पर यह क्षण अभी भविष्य में है।',
  birthNotComputable: 'इन विवरणों के लिए कुंडली नहीं बनाई जा सकती।',
};
