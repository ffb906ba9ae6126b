import type { MessagesOf } from '../i18n/index.ts';
import type { tithiStripStrings } from './tithi-strip.strings.ts';

export const tithiStripHi: MessagesOf<typeof tithiStripStrings> = {
  label: 'चांद्र मास की तीस तिथियाँ',
};
