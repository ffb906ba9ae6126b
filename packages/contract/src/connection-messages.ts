import { connectionMessagesEn, type ConnectionCode } from './connection-messages.en.ts';
import { connectionMessagesHi } from './connection-messages.hi.ts';
import type { Language } from './language.ts';

export type { ConnectionCode };

/**
 * Messages for a missing or unreadable response. In a file without the messages of the forms, so that a page without a
 * form does not load those.
 */
export const connectionMessages: Record<Language, Record<ConnectionCode | 'offline', string>> = {
  en: connectionMessagesEn,
  hi: connectionMessagesHi,
};
