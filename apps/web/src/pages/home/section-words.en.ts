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
    /**
     * Almanac sentences for the five kinds of tithi (Brihat Samhita 99), from the first of a half
     * month on.
     */
    tithiKinds: [
      'A Nanda tithi: traditionally for gatherings and happy beginnings.',
      'A Bhadra tithi: traditionally for health, travel and steady work.',
      'A Jaya tithi: traditionally for effort, contests and study.',
      'A Rikta tithi: traditionally for clearing and finishing work, not for starting it.',
      'A Purna tithi: traditionally for completing what you have begun.',
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
    eclipse: {
      seen: (day: string, span: string) => `On ${day}, visible from New Delhi ${span}.`,
      unseen: (day: string) => `On ${day}, not visible from New Delhi.`,
      dim: (day: string) => `On ${day}. The Moon only dims a little.`,
    },
    basis: 'Calculated for this minute (Lahiri).',
  },

  astrologers: {
    title: 'MEET OUR EXPERT ASTROLOGERS',
    intro: 'Every card shows the price. Nobody will try to sell you a gemstone.',
  },

  traits: {
    /** "Direct, quick to begin, candid." */
    sentence: ([first = '', ...rest]: readonly string[]) =>
      `${[first, ...rest.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(', ')}.`,
    heading: (sign: string, sanskrit: string) => `${sign} (${sanskrit})`,
    /** Names keep their capital letters. */
    names: (names: readonly string[]) => `${names.join(', ')}.`,
    title: 'Know What Your Zodiac Sign Says About You',
    intro: 'What tradition says about each sign. Your full chart says a great deal more.',
    choose: 'Your zodiac sign',
    tabs: {
      traits: 'Traits',
      compatibility: 'Compatibility',
      career: 'Career',
      health: 'Health',
    },
    tabsOf: (sign: string) => `What tradition says about ${sign}`,
    /** Above the first sentence of a tab. */
    leads: {
      traits: 'By nature',
      bestMatches: 'Gets on well with',
      suitableFields: 'Fields that suit',
      recommendations: 'Good habits',
    },
    groups: {
      strengths: 'Strengths',
      challenges: 'Finds hard',
      challenging: 'Takes patience',
      nakshatra: 'Nakshatras of the sign',
      vulnerabilities: 'Takes care with',
    },
    famous: (names: string) => `Well-known people with this Western Sun sign: ${names}.`,
    more: (sign: string) => `Read all about ${sign}`,
    none: 'We are still writing about this sign.',
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
    none: 'Nothing here yet.',
    noneText: 'New articles on this topic will appear here.',
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
    timeline: 'Our story',
    media: 'In the press',
  },
};
