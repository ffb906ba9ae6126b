import { connectionMessagesEn, type ConnectionCode } from './connection-messages.en.ts';
import { connectionMessagesHi } from './connection-messages.hi.ts';
import type { Language } from './language.ts';

export type { ConnectionCode };

/**
 * What is said where no answer of ours arrived. Apart from the sentences of the forms, so that a page without a form does
 * not carry those.
 */
export const connectionMessages: Record<Language, Record<ConnectionCode, string>> = {
  en: connectionMessagesEn,
  hi: connectionMessagesHi,
};
