export const en = {
  back: 'Back to the home page',
  faq: 'Frequently asked questions',
};
