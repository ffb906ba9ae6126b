import type { MessagesOf } from '../i18n/index.ts';
import type { timeFieldStrings } from './time-field.strings.ts';

export const timeFieldHi: MessagesOf<typeof timeFieldStrings> = {
  hour: 'घंटा',
  minute: 'मिनट',
  second: 'सेकंड',
  period: 'पूर्वाह्न/अपराह्न',
  am: 'पूर्वाह्न',
  pm: 'अपराह्न',
  unknown: 'सटीक समय ज्ञात नहीं',
  incomplete: 'कृपया समय का हर भाग चुनें।',
};
