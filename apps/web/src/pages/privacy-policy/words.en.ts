export const en = {
  contact: 'Write to us about your data',
  home: 'Back to the home page',
};
