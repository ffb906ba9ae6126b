import type { MessagesOf } from '../i18n/index.ts';
import type { emptyStateStrings } from './empty-state.strings.ts';

export const emptyStateHi: MessagesOf<typeof emptyStateStrings> = { tryAgain: 'फिर प्रयास करें' };
