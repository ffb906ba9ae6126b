import type { MessagesOf } from '../i18n/index.ts';
import type { skeletonStrings } from './skeleton.strings.ts';

export const skeletonHi: MessagesOf<typeof skeletonStrings> = { loading: 'लोड हो रहा है…' };
