/** Words of the sections below the hero: they load with the sections. */
export const en = {
  awards: { title: 'Recognition & Awards' },

  zodiac: {
    title: 'Choose your Zodiac Sign',
    intro: 'Go by your Moon sign if you know it. If not, your kundli will tell you.',
    label: 'Zodiac signs',
    today: 'Today’s highlight',
    moonIn: (sign: string) => `Moon in ${sign}`,
    tithi: (paksha: string, tithi: string, nakshatra: string) =>
      `${paksha} ${tithi}, in ${nakshatra}.`,
    paksha: { shukla: 'Shukla', krishna: 'Krishna' },
    /** What almanacs say of the five kinds of tithi (Brihat Samhita 99), from the first of a half month on. */
    tithiKinds: [
      'A nanda tithi, by tradition one for gatherings and glad beginnings.',
      'A bhadra tithi, by tradition one for health, travel and steady work.',
      'A jaya tithi, by tradition one for effort, contests and study.',
      'A rikta tithi, by tradition one for clearing and finishing, not chosen for new work.',
      'A purna tithi, by tradition one for completing what was begun.',
    ],
    mercury: {
      direct: 'Mercury is direct',
      retrograde: 'Mercury is retrograde',
      in: (sign: string) => `In ${sign}.`,
      until: {
        direct: (sign: string, date: string) => `In ${sign}; turns direct on ${date}.`,
        retrograde: (sign: string, date: string) => `In ${sign}; turns retrograde on ${date}.`,
      },
    },
    basis: 'Calculated for this minute, with the Lahiri ayanamsa.',
  },

  astrologers: {
    title: 'MEET OUR EXPERT ASTROLOGERS',
    intro: 'Every card shows the price. Nobody will try to sell you a gemstone.',
  },

  traits: {
    title: 'Know What Your Zodiac Sign Says About You',
    intro: 'What tradition says of each sign. A whole chart says more than a twelfth of the sky.',
    choose: 'Your zodiac sign',
    tabs: {
      traits: 'Traits',
      compatibility: 'Compatibility',
      career: 'Career',
      health: 'Health',
    },
    tabsOf: (sign: string) => `What tradition says of ${sign}`,
    /** Over the first sentence of a tab. */
    leads: {
      traits: 'By nature',
      bestMatches: 'Easy company',
      suitableFields: 'Fields that suit',
      recommendations: 'Good habits',
    },
    groups: {
      strengths: 'Strengths',
      challenges: 'To watch',
      challenging: 'Takes patience',
      nakshatra: 'Nakshatras of the sign',
      vulnerabilities: 'Traditionally tender',
    },
    famous: (names: string) => `Born with the Sun in the tropical sign: ${names}.`,
    more: (sign: string) => `Read all about ${sign}`,
    none: 'The text about this sign is being written.',
  },

  insights: {
    title: 'Cosmic Insights & Guidance',
    tabsLabel: 'Kinds of content',
    tabs: {
      all: 'All Content',
      horoscopes: 'Horoscopes',
      guides: 'Guides',
      videos: 'Videos',
      'moon-phases': 'Moon Phases',
    },
    viewAll: 'View All Resources',
    none: 'There is nothing here yet.',
    noneText: 'What we write about it next will appear here.',
    monthToday: (paksha: string, tithi: string) => `Today: ${paksha} ${tithi}`,
  },

  offers: {
    title: 'Special Offers',
    claim: 'Claim Offer',
    bundle: 'Get Bundle',
  },

  faqs: {
    title: 'Frequently Asked Questions',
    tabsLabel: 'Subjects of the questions',
    tabs: {
      General: 'General',
      Readings: 'Readings',
      Scheduling: 'Scheduling',
      Technical: 'Technical',
    },
    searchLabel: 'Search the questions',
    search: 'Search FAQs...',
    none: 'No FAQs found matching your search.',
    viewAll: 'View All FAQs',
  },

  about: {
    timeline: 'Our years',
    media: 'In the press',
  },
};
