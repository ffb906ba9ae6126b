import type { MessagesOf } from '../i18n/index.ts';
import type { carouselStrings } from './carousel.strings.ts';

export const carouselHi: MessagesOf<typeof carouselStrings> = {
  carousel: 'स्लाइड शो',
  slide: 'स्लाइड',
  nth: (n, count, name) =>
    name === undefined ? `${count} में से ${n}` : `${count} में से ${n}: ${name}`,
  previous: 'पिछली स्लाइड',
  next: 'अगली स्लाइड',
  pause: 'स्लाइड रोकें',
  play: 'स्लाइड चलाएँ',
  chooser: 'स्लाइड चुनें',
  show: ({ first, last }, count) =>
    first === last ? `${count} में से स्लाइड ${first}` : `${count} में से स्लाइड ${first} से ${last}`,
};
