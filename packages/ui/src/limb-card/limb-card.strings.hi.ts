import type { MessagesOf } from '../i18n/index.ts';
import type { limbCardStrings } from './limb-card.strings.ts';

export const limbCardHi: MessagesOf<typeof limbCardStrings> = { none: 'नहीं' };
