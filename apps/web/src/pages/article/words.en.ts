export const en = {
  blog: 'Blog',
  by: (author: string) => `By ${author}`,
  categories: { guides: 'Guides', horoscopes: 'Horoscopes', 'moon-phases': 'Moon Phases' },
  readOn: 'What to read next',
  related: 'More to read',
};
