import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const formStrings: KitStrings<{ toCorrect: (count: number) => string }> = kitStrings(
  'Form',
  {
    toCorrect: (count) =>
      count === 1 ? 'One answer needs correcting' : `${count} answers need correcting`,
  },
  'forms',
);
