export const en = {
  blog: 'Blog',
  by: (author: string) => `By ${author}`,
  categories: { guides: 'Guides', horoscopes: 'Horoscopes', 'moon-phases': 'Moon Phases' },
  readOn: 'Where to go from here',
  related: 'More to read',
};
