import type { SignupWords } from './words.en.ts';

/** The sentences of the sign-up page, in Hindi. */
export const hi: SignupWords = {
  title: 'साइन अप',
  intro: 'आपके जन्म विवरण कुंडली के फ़ॉर्म में अपने आप भर जाते हैं, इसलिए इन्हें एक ही बार लिखना होता है।',
  you: 'आप',
  birth: 'आपका जन्म',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ई-मेल',
  password: 'पासवर्ड',
  passwordHint: 'कम से कम 8 वर्ण, और बहुत प्रचलित पासवर्डों में से कोई नहीं। एक छोटा वाक्य अच्छा रहता है।',
  mobile: 'मोबाइल नंबर',
  mobileHint: '10 अंक; +91 और बीच की ख़ाली जगह भी चलेगी।',
  birthDate: 'जन्म तिथि',
  birthDateHint: 'दिन/माह/वर्ष। खाता 18 वर्ष या उससे अधिक आयु वालों के लिए है।',
  birthTime: 'जन्म समय',
  birthPlace: 'जन्म स्थान',
  birthPlaceHint: 'शहर या गाँव का नाम लिखें और सूची में से चुनें।',
  profileImage: 'प्रोफ़ाइल चित्र',
  imageTooLarge: 'चित्र 5 एमबी से बड़ा है।',
  imageType: 'चित्र जेपीईजी, पीएनजी, जीआईएफ़, वेबपी या एसवीजी होना चाहिए।',
  submit: 'साइन अप करें',
  busy: 'साइन अप हो रहा है...',
  haveAccount: 'पहले से खाता है?',
  login: 'लॉग इन करें',
  failed: 'साइन अप नहीं हो सका। कृपया फिर प्रयास करें।',
};
