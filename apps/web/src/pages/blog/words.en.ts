export const en = {
  title: 'Blog',
  heading: 'Cosmic Insights & Guidance',
  description:
    'Guides to charts, periods, the almanac and the signs, with the source of each rule and without fear.',
  kinds: 'Kinds of content',
  tabs: {
    all: 'All Content',
    horoscopes: 'Horoscopes',
    guides: 'Guides',
    videos: 'Videos',
    'moon-phases': 'Moon Phases',
  },
  none: 'Nothing here yet.',
  noneText: 'New articles on this topic will appear here.',
  showAll: 'Show all content',
};
