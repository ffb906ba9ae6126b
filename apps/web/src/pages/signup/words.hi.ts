import type { SignupWords } from './words.en.ts';

/** The sentences of the sign-up page, in Hindi. */
export const hi: SignupWords = {
  title: 'साइन अप',
  intro: 'पहले आपका खाता, फिर आपके जन्म विवरण।',
  account: 'आपका खाता',
  birth: 'आपके जन्म विवरण',
  birthWhy:
    'आपकी कुंडली और दूसरे फल इन्हीं से निकाले जाते हैं। हम इन्हें एक ही बार पूछते हैं, फिर फ़ॉर्म अपने आप भर जाते हैं।',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ई-मेल',
  password: 'पासवर्ड',
  passwordHint: 'कम से कम 8 अक्षर या अंक; कोई बहुत प्रचलित पासवर्ड न हो। एक छोटा वाक्य अच्छा रहता है।',
  mobile: 'मोबाइल नंबर',
  mobileHint: '10 अंक; +91 और बीच की ख़ाली जगह भी चलेगी।',
  birthDate: 'जन्म तिथि',
  birthDateHint: 'खाता 18 वर्ष या उससे अधिक आयु वालों के लिए है।',
  birthTime: 'जन्म समय',
  timeUnknownHint: 'बाद में भी जोड़ सकते हैं। तब तक वही दिखेगा जो समय पर निर्भर नहीं है।',
  birthPlace: 'जन्म स्थान',
  birthPlaceHint: 'शहर या गाँव का नाम लिखें और सूची में से चुनें।',
  profileImage: 'प्रोफ़ाइल चित्र',
  imageTooLarge: 'चित्र 5 MB से बड़ा है।',
  imageType: 'चित्र JPG, PNG, GIF, WebP या SVG होना चाहिए।',
  agreement:
    'साइन अप निःशुल्क है, और इससे आप हमारे नियम स्वीकार करते हैं। हम क्या सहेजते हैं, यह गोपनीयता नीति में है।',
  terms: 'नियम और शर्तें',
  privacy: 'गोपनीयता नीति',
  submit: 'साइन अप करें',
  busy: 'साइन अप हो रहा है...',
  haveAccount: 'पहले से खाता है?',
  login: 'लॉग इन करें',
  failed: 'साइन अप नहीं हो सका। कृपया फिर प्रयास करें।',
};
