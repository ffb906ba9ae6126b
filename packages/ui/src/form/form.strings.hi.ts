import type { MessagesOf } from '../i18n/index.ts';
import type { formStrings } from './form.strings.ts';

export const formHi: MessagesOf<typeof formStrings> = {
  toCorrect: (count) => (count === 1 ? 'एक उत्तर में सुधार चाहिए' : `${count} उत्तरों में सुधार चाहिए`),
  corrected: 'ठीक किया गया:',
};
