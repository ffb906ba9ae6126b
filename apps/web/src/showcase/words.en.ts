/** Texts of cards and section headings that several pages share. */
export const en = {
  sample: 'Sample data',
  with: (service: string, astrologer: string) => `${service}, with ${astrologer}`,

  /** Below the buttons of an astrologer. */
  ask: {
    request: 'Sends a request. We confirm the time and the price with you.',
    writingOnly: 'Answers in writing only.',
    callOnly: 'Gives consultations by call only.',
    away: 'Not free now. You can leave a request on the profile.',
  },

  clients: 'What Our Clients Say',

  insights: {
    categories: {
      horoscopes: 'Horoscopes',
      guides: 'Guides',
      'moon-phases': 'Moon Phases',
    } as Record<string, string>,
    readFull: 'Read Full Article',
    comments: (count: string) => `${count} comments`,
    likes: (count: string) => `${count} likes`,
    views: (count: string) => `${count} views`,
  },
};
