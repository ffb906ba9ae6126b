import type { KitStrings } from '../i18n/index.ts';

interface FormStrings {
  toCorrect: (count: number) => string;
  /** Read before a corrected entry of the summary. */
  corrected: string;
}

export const formStrings: KitStrings<FormStrings> = {
  component: 'Form',
  en: {
    toCorrect: (count) =>
      count === 1 ? 'One answer needs correcting' : `${count} answers need correcting`,
    corrected: 'Corrected:',
  },
};
