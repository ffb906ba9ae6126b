import type { KitStrings } from '../i18n/index.ts';

export const formStrings: KitStrings<{ toCorrect: (count: number) => string }> = {
  component: 'Form',
  en: {
    toCorrect: (count) =>
      count === 1 ? 'One answer needs correcting' : `${count} answers need correcting`,
  },
  hi: {
    toCorrect: (count) => (count === 1 ? 'एक उत्तर में सुधार चाहिए' : `${count} उत्तरों में सुधार चाहिए`),
  },
};
