import type { MessagesOf } from '../i18n/index.ts';
import type { proseStrings } from './prose.strings.ts';

export const proseHi: MessagesOf<typeof proseStrings> = {
  textSize: 'अक्षरों का आकार',
  sizes: { small: 'छोटा', medium: 'सामान्य', large: 'बड़ा' },
};
