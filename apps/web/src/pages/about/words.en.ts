export const en = {
  kundli: 'Make your kundli',
  chat: 'Chat with an astrologer',
  timeline: 'Our years',
  team: {
    title: 'The people',
    experience: (years: string) => `${years} of experience`,
  },
  media: 'In the press',
  touch: {
    title: 'Get In Touch',
    intro: 'A person reads what you write, and answers.',
    connect: 'CONNECT WITH AN ASTROLOGER',
    map: 'Our office',
  },
  begin: {
    title: 'Begin with your own chart',
    text: 'It takes a date, a time and a place. Nothing is stored unless you ask for it.',
  },
};
