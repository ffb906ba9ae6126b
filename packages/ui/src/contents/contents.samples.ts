export const items = [
  { id: 'scope', label: 'What a reading is' },
  { id: 'data', label: 'Your birth details and how long we keep them' },
  { id: 'refunds', label: 'Refunds' },
  { id: 'contact', label: 'Contact' },
];
