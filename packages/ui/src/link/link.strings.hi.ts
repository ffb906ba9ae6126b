import type { MessagesOf } from '../i18n/strings.ts';
import type { linkStrings } from './link.strings.ts';

export const linkHi: MessagesOf<typeof linkStrings> = { newTab: 'नए टैब में खुलता है' };
