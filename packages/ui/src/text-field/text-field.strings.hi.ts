import type { MessagesOf } from '../i18n/index.ts';
import type { passwordStrings, textAreaStrings } from './text-field.strings.ts';

export const passwordHi: MessagesOf<typeof passwordStrings> = {
  show: 'दिखाएँ',
  hide: 'छिपाएँ',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  shown: 'आपका पासवर्ड दिख रहा है',
  hidden: 'आपका पासवर्ड छिपा है',
};

export const textAreaHi: MessagesOf<typeof textAreaStrings> = {
  left: (count) => `${count} अक्षर शेष`,
  over: (count) => `${count} अक्षर अधिक ${count === 1 ? 'है' : 'हैं'}`,
};
