import type { MessagesOf } from '../i18n/index.ts';
import type { jsonFormStrings } from './json-form.strings.ts';

export const jsonFormHi: MessagesOf<typeof jsonFormStrings> = {
  entries: 'प्रविष्टियाँ',
  entry: (number, name) => (name === '' ? `प्रविष्टि ${number}` : `${number}. ${name}`),
  add: 'प्रविष्टि जोड़ें',
  addTo: (list) => `${list} में प्रविष्टि जोड़ें`,
  remove: 'हटाएँ',
  removeOf: (entry) => `हटाएँ: ${entry}`,
};
