export const en = {
  kundli: 'Make your kundli',
  chat: 'Chat with an astrologer',
  timeline: 'Our story',
  team: {
    title: 'The people',
    experience: (years: string) => `${years} of experience`,
  },
  media: 'In the press',
  touch: {
    title: 'Get In Touch',
    intro: 'A person reads what you write and replies.',
    connect: 'CONNECT WITH AN ASTROLOGER',
    map: 'Our office',
  },
  begin: {
    title: 'Begin with your own chart',
    text: 'All you need is a date, a time and a place. Your own birth details stay with your account. Any others stay on our server only if you save the chart or make a link to it.',
  },
  developers: 'For developers: our components in Storybook',
};
