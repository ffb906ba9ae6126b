import type { KitStrings } from '../i18n/index.ts';

interface FormStrings {
  toCorrect: (count: number) => string;
  /** Read before an entry of the summary that is corrected by now. */
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
