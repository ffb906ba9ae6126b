/*
 * Rules for spelling, dates, times and amounts, and for labels: a label of one thing is the same on every page. Labels, names and sentences that the product specification fixes are exempt;
 * the prose around them is not.
 */

/** Words that the specification fixes: tabs, fields, names of ceremonies and services, sentences of forms and doshas. */
const fixed = [
  'Ashtakvarga',
  'Binnashtakvarga',
  'Char Dasha',
  'Paryantardasha',
  'Shookshamadasha',
  'Papa Samaya',
  /Papa Samaya score: \d+\.\d\d%/,
  /(Mangal|Kaal Sarp|Manglik|Pitra) Dosh\b/,
  'Navgraha Shanti Pooja',
  'Baglamukhi Maha Yagya',
  'Personalized Reports',
  'Customized Remedies',
  'Research Center',
  /^Email$/,
  'Email is required.',
  'Please enter a valid email address',
  'An account with this email already exists.',
  'Invalid email or password.',
  'Too many emails/notifications',
  '9AM-6PM IST',
  '24/7 online',
  "the girl's points should not be more than the boy's. The boy's value should preferably not be much higher than the girl's",
];

interface Rule {
  refused: RegExp;
  use: string;
}

const englishRules: Rule[] = [
  { refused: /navamsha/i, use: 'navamsa' },
  { refused: /ashtakvarga/i, use: 'Ashtakavarga' },
  { refused: /papa samay?a|papasamya/i, use: 'Papasamaya' },
  { refused: /\bvasya/i, use: 'Vashya' },
  { refused: /\brasi\b/i, use: 'Rashi' },
  { refused: /\b(pooja|yagya)s?\b/i, use: 'puja, homa, ceremony' },
  { refused: /\bdosh\b/i, use: 'dosha' },
  { refused: /paryantar/i, use: 'pratyantardasha' },
  { refused: /shookshama/i, use: 'sookshma dasha' },
  { refused: /yamakanta/i, use: 'Yamaganda' },
  { refused: /\bchar dasha/i, use: 'Chara dasha' },
  { refused: /pathashala/i, use: 'pathshala' },
  { refused: /\bemail|(?<=[\p{L},] )E-mail/u, use: 'e-mail' },
  {
    refused: /\b(log|sign)-in\b|\b(signed|signing) in\b|\bsign in (to|with)\b|\bto login and\b/i,
    use: 'log in, login',
  },
  {
    refused:
      /\b(favor|color|honor|behavior|neighbor)|\bcenter|(personal|custom|recogn|organ|summar|real|emphas|apolog)iz/i,
    use: 'British spelling, -ise',
  },
  { refused: /\d ?(AM|PM)\b|\d[ap]m\b/, use: '7:05 pm' },
  // Not an example of a file name.
  { refused: /(?<![\d:+−-]|such as )\b\d{1,2}:\d{2}\b(?!:|[\s ]?[ap]m\b)/, use: '7:05 pm' },
  {
    refused:
      /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) \d{1,2}\b(?!:)|\bSept\b/,
    use: '23 November 2026, 23 Nov 2026',
  },
  { refused: /\b\d{4}-\d{2}-\d{2}\b/, use: '23 November 2026' },
  { refused: /\d[.,]\d+\s?%|\d %/, use: 'whole percentages' },
  { refused: /₹\s|₹\d{4,}|\bRs\b|\bINR\b/, use: '₹1,50,000' },
  // Labels: a whole text that is one of these.
  {
    refused: /^(Birth (date|time)|Place of birth)$/,
    use: 'Date of birth, Time of birth, Birth place',
  },
  { refused: /^E-mail( address)?$/, use: 'Email, as the label of a field' },
  { refused: /^Mobile$/, use: 'Mobile number' },
  { refused: /^Format$/, use: 'Service type' },
  { refused: /^(Log|Sign) in$/, use: 'Login, on a button' },
  { refused: /^Register$/, use: 'Sign Up' },
  { refused: /^Rising signs?\b/, use: 'Ascendant' },
  { refused: /^Make (a|my) kundli$/, use: 'Make your kundli' },
  { refused: /^Match (two charts|kundlis)$/i, use: 'Match two kundlis' },
  { refused: /\bbook a puja\b/i, use: 'Book a ceremony' },
  { refused: /\b(birth|old) horoscopes?\b/i, use: 'kundli' },
];

const hindiRules: Rule[] = [
  { refused: /[०-९]/, use: '0 से 9' },
  { refused: /ईमेल/, use: 'ई-मेल' },
  { refused: /अक्तूबर/, use: 'अक्टूबर' },
  { refused: /साढ़े ?साति|साढ़ेसाती/, use: 'साढ़े साती' },
  { refused: /काल सर्प/, use: 'कालसर्प' },
  { refused: /पाद लेख|अनुयायी/, use: 'फ़ुटर, फ़ॉलोअर' },
  { refused: /बाकी/, use: 'बाक़ी' },
  { refused: /तारीख(?!़)/, use: 'तारीख़' },
  { refused: /बुकिंग संख्या/, use: 'बुकिंग नंबर' },
  {
    refused: /^जन्म-?(तिथि|स्थान)$|^जन्म (की तारीख़|का समय|का स्थान)$/,
    use: 'जन्म तिथि, जन्म समय, जन्म स्थान',
  },
  { refused: /^ई-मेल पता$/, use: 'ई-मेल' },
  { refused: /^मोबाइल$/, use: 'मोबाइल नंबर' },
  { refused: /^माध्यम$/, use: 'सेवा का प्रकार' },
  { refused: /^(रजिस्टर|पंजीकरण)/, use: 'साइन अप' },
  { refused: /^पूजा बुक/, use: 'अनुष्ठान बुक करें' },
  { refused: /पुरोहित/, use: 'पंडित' },
  { refused: /जन्मपत्री/, use: 'कुंडली' },
  { refused: /साझा करें/, use: 'शेयर करें' },
  { refused: /^छापें$|छापने के लिए/, use: 'प्रिंट करें' },
  { refused: /यह पृष्ठ|पृष्ठ पर/, use: 'पेज' },
  { refused: /मुफ़्त|फ़्री/, use: 'निःशुल्क' },
  { refused: /रिफ़ंड/, use: 'वापसी' },
  { refused: /\p{Script=Devanagari}.*\b(e-?mail|login|pdf)\b/iu, use: 'ई-मेल, लॉगिन, पीडीएफ़' },
];

/** Violations in a text: the words found, and what to use instead. */
export function misspelt(text: string, language: 'en' | 'hi' = 'en'): string[] {
  const free = fixed.reduce<string>(
    (rest, phrase) =>
      rest.replaceAll(typeof phrase === 'string' ? phrase : new RegExp(phrase, 'g'), '…'),
    text,
  );
  const rules = language === 'hi' ? hindiRules : englishRules;
  return rules.flatMap(({ refused, use }) => {
    const found = refused.exec(free);
    return found ? [`“${found[0]}” (use: ${use}) in: ${text}`] : [];
  });
}
