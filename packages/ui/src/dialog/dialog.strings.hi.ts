import type { MessagesOf } from '../i18n/index.ts';
import type { dialogStrings } from './dialog.strings.ts';

export const dialogHi: MessagesOf<typeof dialogStrings> = { close: 'बंद करें', cancel: 'रद्द करें' };
