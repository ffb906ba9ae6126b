export const en = {
  astrologers: 'Astrologers',
  sample: 'Sample profile',
  description: (name: string, subjects: string, years: number) =>
    `${name}: ${subjects}, ${years} years of experience. Ask for a consultation or a chat.`,
  facts: {
    experience: 'Experience',
    languages: 'Languages',
    rating: 'Rating',
    price: 'Price',
    nextSlot: 'Next slot',
    waitTime: 'Wait time',
  },
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  about: (name: string) => `About ${name}`,
  approach: 'Way of working',
  training: 'Training',
  questions: 'What people usually bring',
  ask: {
    titles: {
      either: 'Ask for a consultation or a chat',
      call: 'Ask for a call',
      chat: 'Ask for a chat',
    },
    intro:
      'This is a request. We’ll confirm the time and the price with you first; you pay nothing before that.',
    away: {
      Busy: (name: string) =>
        `${name} is in a consultation now and will see your request afterwards.`,
      Offline: (name: string) => `${name} is offline now and will see your request later.`,
    },
    kind: 'What you would like',
    kinds: { consultation: 'Consultation by call', chat: 'Chat' },
    noChat: (name: string) => `${name} only takes calls.`,
    noCall: (name: string) => `${name} only answers in writing.`,
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile number',
    mobileHint: 'Ten digits; +91 and spaces are fine.',
    date: 'Preferred date',
    dateHint: 'Day, month, year. Leave it empty for the next free slot.',
    message: 'What it is about',
    submit: 'Send request',
    busy: 'Sending...',
    failed: 'Your request could not be sent. What you wrote is still here. Please try again.',
    terms: 'What happens if you cancel',
  },
  sent: {
    title: 'Your request has arrived',
    ticket: 'Ticket number',
    text: (name: string, email: string) =>
      `We’ll write to ${email} as soon as ${name} has confirmed. You have not been charged.`,
    another: 'Write another request',
  },
};
