export const en = {
  toTop: 'Back to the top',
  contact: 'Ask for a refund on the contact page',
};
