export const en = {
  form: {
    title: 'Send a message',
    name: 'Name',
    email: 'E-mail',
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
      `We answer to ${email}. Keep the number: under it we find your message again.`,
    another: 'Write another message',
  },
  help: 'Many questions are answered already.',
  faqs: 'Read the FAQs',
  details: 'Ways to reach us',
};
