export const en = {
  form: {
    title: 'Send a message',
    name: 'Name',
    email: 'Email',
    topic: 'Topic',
    chooseTopic: 'Choose a topic',
    message: 'Message',
    submit: 'Send message',
    busy: 'Sending...',
    failed: 'Your message could not be sent. What you wrote is still here. Please try again.',
  },
  sent: {
    title: 'Your message has arrived',
    ticket: 'Ticket number',
    text: (email: string) =>
      `We’ll reply to ${email}. Please keep the number so that we can find your message.`,
    another: 'Write another message',
  },
  help: 'You may find your answer in the FAQs.',
  faqs: 'Read the FAQs',
  details: 'Ways to reach us',
};
