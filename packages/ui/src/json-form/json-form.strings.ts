import type { KitStrings } from '../i18n/index.ts';

interface JsonFormStrings {
  /** The label of a value that is a list, not a part of an object. */
  entries: string;
  /** An entry by its number and, where it has one, its name. */
  entry: (number: string, name: string) => string;
  add: string;
  addTo: (list: string) => string;
  remove: string;
  removeOf: (entry: string) => string;
}

export const jsonFormStrings: KitStrings<JsonFormStrings> = {
  component: 'JsonForm',
  en: {
    entries: 'Entries',
    entry: (number, name) => (name === '' ? `Entry ${number}` : `${number}. ${name}`),
    add: 'Add an entry',
    addTo: (list) => `Add an entry to ${list}`,
    remove: 'Remove',
    removeOf: (entry) => `Remove ${entry}`,
  },
};
