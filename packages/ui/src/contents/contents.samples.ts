export const entries = [
  { id: 'scope', heading: 'What a reading is' },
  { id: 'data', heading: 'Your birth details and how long we keep them' },
  { id: 'refunds', heading: 'Refunds' },
  { id: 'contact', heading: 'Contact' },
];
