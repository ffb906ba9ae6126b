/** What the cards say that several pages show, and the heads of their sections. */
export const en = {
  sample: 'Sample data',
  verified: 'Verified',
  with: (service: string, astrologer: string) => `${service}, with ${astrologer}`,

  clients: 'What Our Clients Say',

  astrologers: {
    experience: 'Experience',
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    languages: 'Languages',
    rating: 'Rating',
    nextSlot: 'Next slot',
    waitTime: 'Wait time',
    badges: (name: string) => `About ${name}`,
    call: 'Call',
    callTo: (name: string) => `Call ${name}`,
    chat: 'Chat',
    chatWith: (name: string) => `Chat with ${name}`,
  },

  insights: {
    categories: {
      horoscopes: 'Horoscopes',
      guides: 'Guides',
      'moon-phases': 'Moon Phases',
    } as Record<string, string>,
    readFull: 'Read Full Article',
    comments: (count: string) => `${count} comments`,
    likes: (count: string) => `${count} likes`,
    video: 'Video',
    views: (count: string) => `${count} views`,
    duration: (duration: string) => `Length ${duration}`,
  },
};
