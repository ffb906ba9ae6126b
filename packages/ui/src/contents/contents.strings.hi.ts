import type { MessagesOf } from '../i18n/index.ts';
import type { contentsStrings } from './contents.strings.ts';

export const contentsHi: MessagesOf<typeof contentsStrings> = { label: 'इस पेज पर' };
