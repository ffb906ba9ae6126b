import type { KitStrings } from '../i18n/index.ts';

interface Messages {
  choose: string;
  change: string;
  remove: string;
  /** Accessible name of the remove button, because a page may have several. */
  removeOf: (label: string) => string;
  /** Text for the selected picture, and for the previous one. */
  preview: (fileName: string) => string;
  current: string;
  /** Shown when the browser cannot display the chosen file. */
  noPreview: string;
  accepts: (types: string, size: string | undefined) => string;
  megabytes: (count: string) => string;
  chosen: (fileName: string) => string;
  removed: string;
}

export const imageFieldStrings: KitStrings<Messages> = {
  component: 'ImageField',
  en: {
    choose: 'Choose a picture',
    change: 'Choose another',
    remove: 'Remove',
    removeOf: (label) => `Remove: ${label}`,
    preview: (fileName) => `Preview of ${fileName}`,
    current: 'The picture in use now',
    noPreview: 'We can’t show this file as a picture.',
    accepts: (types, size) => (size ? `${types}, up to ${size}` : types),
    megabytes: (count) => `${count} MB`,
    chosen: (fileName) => `Chosen: ${fileName}`,
    removed: 'Picture removed',
  },
};
