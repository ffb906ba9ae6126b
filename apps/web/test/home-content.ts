import type { About, Article, Astrologer, Faq, Home, SkyToday, ZodiacSign } from '@jyoti/contract';

const signs = [
  ['Aries', 'Mesha', 'Fire', 'Mars'],
  ['Taurus', 'Vrishabha', 'Earth', 'Venus'],
  ['Gemini', 'Mithuna', 'Air', 'Mercury'],
  ['Cancer', 'Karka', 'Water', 'Moon'],
  ['Leo', 'Simha', 'Fire', 'Sun'],
  ['Virgo', 'Kanya', 'Earth', 'Mercury'],
  ['Libra', 'Tula', 'Air', 'Venus'],
  ['Scorpio', 'Vrishchika', 'Water', 'Mars'],
  ['Sagittarius', 'Dhanu', 'Fire', 'Jupiter'],
  ['Capricorn', 'Makara', 'Earth', 'Saturn'],
  ['Aquarius', 'Kumbha', 'Air', 'Saturn'],
  ['Pisces', 'Meena', 'Water', 'Jupiter'],
] as const;

/** A sign whose every line contains its name, so that a test can identify it. */
const zodiac: ZodiacSign[] = signs.map(([sign, sanskritName, element, rulingPlanet]) => ({
  sign,
  sanskritName,
  symbol: sign,
  dateRange: `Days of ${sign}`,
  element,
  rulingPlanet,
  url: `/zodiac/${sign.toLowerCase()}`,
  detail: {
    qualities: {
      traits: [`Trait of ${sign}`],
      strengths: [`Strength of ${sign}`],
      challenges: [`Challenge of ${sign}`],
    },
    compatibility: {
      bestMatches: [`Match of ${sign}`],
      challenging: [`Other of ${sign}`],
      nakshatra: `Nakshatra of ${sign}`,
    },
    career: {
      suitableFields: [`Field of ${sign}`],
      strengths: [`Work strength of ${sign}`],
      challenges: [`Work challenge of ${sign}`],
    },
    health: {
      strengths: [`Vigour of ${sign}`],
      vulnerabilities: [`Tender of ${sign}`],
      recommendations: [`Habit of ${sign}`],
    },
    famous: [`Person of ${sign}`],
  },
}));

const statuses = ['Online', 'Available', 'Busy', 'Offline'] as const;
const names = ['Meera Joshi', 'Arvind Shastri', 'Kavitha Raman', 'Imran Qureshi'];

const astrologers: Astrologer[] = names.map((name, index) => ({
  id: `a${index}`,
  name,
  image: index === 3 ? '/pictures/imran.webp' : '',
  specializations: ['Vedic Astrology', `Field ${index}`],
  experience: 10 + index,
  languages: ['Hindi', `Language ${index}`],
  rating: [4.7, 4.8, 4.9, 4.7][index] ?? 4.8,
  reviewCount: 100 + index,
  status: statuses[index] ?? 'Offline',
  price: 30 + index,
  listPrice: 50,
  priceUnit: 'minute',
  badges: [`Badge ${index}`],
  bio: `What ${name} does.`,
  availability: { nextSlot: `Slot ${index}`, waitTime: `Wait ${index}` },
  url: `/astrologers/a${index}`,
  call: true,
  chat: true,
  sample: true,
}));

const article = (
  slug: string,
  title: string,
  category: Article['category'],
  more: Partial<Article> = {},
): Article => ({
  id: slug,
  slug,
  title,
  excerpt: `What ${title} says.`,
  image: '',
  category,
  author: 'Jyoti editors',
  date: '2026-11-14',
  readTime: '5 min read',
  url: `/blog/${slug}`,
  ...more,
});

const articles: Article[] = [
  article('understanding-27-nakshatras', 'Understanding the 27 Nakshatras', 'guides', {
    featured: true,
    comments: 48,
    likes: 1320,
  }),
  article('mercury-retrograde', 'Mercury Retrograde', 'horoscopes'),
  article('what-a-lagna-is', 'What a Lagna Is', 'guides'),
  article('two-sites', 'Why Two Sites Differ', 'guides'),
  article('moon-sign', 'Sun Sign, Moon Sign', 'horoscopes'),
];

/** Content of the blog besides the five articles of the home page. */
export const blog: Article[] = [
  ...articles,
  article('the-moons-month', 'The Moon’s Month', 'moon-phases'),
];

const faqs: Faq[] = [
  ['kundli', 'What do I need for a kundli?', 'Date, time and place of birth.', 'General'],
  ['free', 'What is free?', 'Charts and almanacs are.', 'General'],
  ['privacy', 'Who sees my birth details?', 'Nobody but you.', 'General'],
  ['ayanamsa', 'Why does another site differ?', 'It may use another ayanamsa.', 'Technical'],
  ['accuracy', 'How accurate are positions?', 'To a second of arc.', 'Readings'],
  ['time', 'I do not know my birth time.', 'Then read the Moon.', 'Readings'],
  [
    'consultation',
    'What happens in a consultation?',
    'You ask, an astrologer answers.',
    'Readings',
  ],
  ['ahead', 'How far ahead should I book?', 'Seven to ten days.', 'Scheduling'],
  ['reschedule', 'Can I reschedule?', 'Free until a day before.', 'Scheduling'],
  ['cancel', 'Can I cancel?', 'With a full REFUND until a day before.', 'Scheduling'],
].map(([id, question, answer, category]) => ({
  id: id ?? '',
  question: question ?? '',
  answer: answer ?? '',
  category: category as Faq['category'],
  popular: true,
}));

const about: About = {
  story: {
    title: 'Our Story',
    description: 'It began with one almanac on a kitchen table.',
    timeline: [
      { year: '2012', title: 'Foundation', description: 'A desk and a shelf.' },
      { year: '2018', title: 'Academy', description: 'Courses begin.' },
      { year: '2025', title: 'Modern Integration', description: 'All in one place.' },
    ],
  },
  mission: {
    title: 'Our Mission',
    description: 'Readable, checkable, calm.',
    values: [
      { title: 'Reverence', description: 'For the tradition.', icon: 'om-symbol' },
      { title: 'Integrity', description: 'No fear.', icon: 'dharma-wheel' },
      { title: 'Knowledge', description: 'Sources.', icon: 'open-book' },
      { title: 'Clarity', description: 'Plain words.', icon: 'rising-sun' },
    ],
  },
  team: [],
  media: [
    { name: 'The Sample Herald', logo: '', url: '/about#media' },
    { name: 'Example Times', logo: '/pictures/times.svg', url: '/about#media' },
  ],
  sample: true,
};

const clients = [
  ['Anita Deshmukh', 'Pune', 'The report told us where we would need patience.'],
  ['Imran Qureshi', 'Lucknow', 'Short, plain and polite.'],
  ['Kavya Reddy', 'Hyderabad', 'I knew what to expect each year.'],
  ['Savitri Menon', 'Kochi', 'The first answer that was not in a hurry.'],
  ['Rohit Bansal', 'Jaipur', 'It said what it could not know.'],
] as const;

/** A home page with content in every part. */
export const fullHome: Home = {
  slides: ['observatory', 'moons', 'arches'].map((drawing, index) => ({
    _id: drawing,
    image: `/illustrations/${drawing}.svg`,
    heading: `Heading ${index + 1}`,
    subheading: `Subheading ${index + 1}`,
    cta: { label: `Action ${index + 1}`, url: `/kundli#${index + 1}` },
  })),
  trustIndicators: { clientCount: '50,000+', rating: 4.8, reviewCount: 15000, sample: true },
  testimonials: clients.map(([name, location, text], index) => ({
    id: `t${index}`,
    name,
    location,
    image: index === 2 ? '/pictures/kavya.webp' : '',
    rating: index + 1,
    service: `Service ${index}`,
    astrologer: `Astrologer ${index}`,
    date: '2026-10-01',
    text,
    verified: index === 1,
    sample: true,
  })),
  awards: [
    {
      id: 'almanac',
      title: 'Best Almanac',
      organization: 'Sample Parishad',
      year: '2019',
      image: '',
      sample: true,
    },
    {
      id: 'language',
      title: 'Clear Language',
      organization: 'Example Forum',
      year: '2021',
      image: '/pictures/award.svg',
      sample: true,
    },
  ],
  astrologers,
  zodiac,
  articles,
  videos: [
    {
      id: 'chart',
      title: 'How to read a chart',
      thumbnail: '',
      category: 'videos',
      author: 'Jyoti editors',
      date: '2026-09-01',
      duration: '12:40',
      views: 124800,
      url: '/blog#chart',
      sample: true,
    },
    {
      id: 'puja',
      title: 'What happens in a Lakshmi puja',
      thumbnail: '/pictures/puja.webp',
      category: 'videos',
      author: 'Jyoti editors',
      date: '2026-09-01',
      duration: '8:15',
      views: 980,
      url: '/blog#puja',
      sample: true,
    },
  ],
  promotions: [
    {
      id: 'reading',
      title: 'New Year reading',
      subtitle: 'A full reading',
      description: 'Kundli and one question.',
      originalPrice: 2100,
      discountedPrice: 1050,
      savingsPercentage: 50,
      image: '',
      expiryDate: '2025-04-15',
      code: 'UGADI50',
      url: '#reading',
      renews: 'yearly',
    },
    {
      id: 'matching',
      title: 'Wedding bundle',
      subtitle: 'Two charts',
      description: 'Matching and a date.',
      originalPrice: 5500,
      discountedPrice: 3850,
      savingsPercentage: 30,
      image: '/pictures/lakshmi-narayan.svg',
      expiryDate: '2025-03-31',
      code: 'WED30',
      url: '#matching',
      renews: 'yearly',
    },
    {
      id: 'career',
      title: 'Career bundle',
      subtitle: 'Work and timing',
      description: 'Dasha and one question.',
      originalPrice: 3200,
      discountedPrice: 2400,
      savingsPercentage: 25,
      image: '',
      expiryDate: '2025-04-30',
      code: 'WORK25',
      url: '#career',
    },
  ],
  faqs,
  about,
};

export const sky: SkyToday = {
  at: '2026-11-22T06:30:00Z',
  eclipse: null,
  festivals: [{ date: '2026-11-24', title: 'Dev Diwali' }],
  moon: {
    zodiac: 'Cancer',
    rasi_no: 4,
    nakshatra: 'Pushya',
    nakshatra_no: 8,
    nakshatra_pada: 2,
  },
  tithi: { name: 'Navami', number: 9, paksha: 'shukla' },
  elongation: 103.4,
  day_lord: 'Sun',
  day_lord_id: 'sun',
  sun_rise: '2026-11-22T01:18:00Z',
  sun_set: '2026-11-22T11:54:00Z',
  over: {
    latitude: 28.6139,
    longitude: 77.209,
    ascendant: 282.1,
    ascendant_sign: 'Capricorn',
    grahas: [
      { graha: 'Sun', id: 'sun', global_degree: 215.9, zodiac: 'Scorpio', is_up: true },
      { graha: 'Moon', id: 'moon', global_degree: 319.3, zodiac: 'Aquarius', is_up: false },
      { graha: 'Mars', id: 'mars', global_degree: 123.2, zodiac: 'Leo', is_up: true },
      { graha: 'Mercury', id: 'mercury', global_degree: 198.4, zodiac: 'Libra', is_up: true },
      { graha: 'Jupiter', id: 'jupiter', global_degree: 122.6, zodiac: 'Leo', is_up: true },
      { graha: 'Venus', id: 'venus', global_degree: 172.9, zodiac: 'Virgo', is_up: true },
      { graha: 'Saturn', id: 'saturn', global_degree: 345.1, zodiac: 'Pisces', is_up: false },
      { graha: 'Rahu', id: 'rahu', global_degree: 301.2, zodiac: 'Aquarius', is_up: false },
      { graha: 'Ketu', id: 'ketu', global_degree: 121.2, zodiac: 'Leo', is_up: true },
    ],
  },
  mercury: {
    zodiac: 'Libra',
    rasi_no: 7,
    motion: 'direct',
    next_station: {
      at: '2027-02-09T20:36:01Z',
      motion: 'retrograde',
      zodiac: 'Aquarius',
      rasi_no: 11,
    },
  },
};
