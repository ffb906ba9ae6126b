export const en = {
  title: 'Frequently Asked Questions',
  description:
    'Answers about charts, readings, scheduling, payment and calculation, with the most common questions first.',
  search: 'Search the FAQs',
  placeholder: 'Search FAQs...',
  subjects: 'Subjects of the questions',
  tabs: {
    General: 'General',
    Readings: 'Readings',
    Scheduling: 'Scheduling',
    Technical: 'Technical',
  },
  none: 'No FAQs found matching your search.',
  clear: 'Show all questions',
  popular: 'Most asked',
  others: 'More questions',
  all: 'Questions',
  more: {
    title: 'Didn’t find your answer?',
    text: 'Write to us. You get a ticket number at once, and an answer as soon as we can.',
    contact: 'Contact us',
  },
};
