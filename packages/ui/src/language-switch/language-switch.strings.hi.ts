import type { MessagesOf } from '../i18n/index.ts';
import type { languageSwitchStrings } from './language-switch.strings.ts';

export const languageSwitchHi: MessagesOf<typeof languageSwitchStrings> = { label: 'भाषा' };
