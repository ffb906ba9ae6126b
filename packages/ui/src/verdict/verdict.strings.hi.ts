import type { MessagesOf } from '../i18n/index.ts';
import type { verdictStrings } from './verdict.strings.ts';

export const verdictHi: MessagesOf<typeof verdictStrings> = {
  present: 'उपस्थित',
  absent: 'उपस्थित नहीं',
};
