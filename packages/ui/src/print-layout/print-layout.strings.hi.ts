import type { MessagesOf } from '../i18n/index.ts';
import type { printLayoutStrings } from './print-layout.strings.ts';

export const printLayoutHi: MessagesOf<typeof printLayoutStrings> = { settings: 'गणना का आधार' };
