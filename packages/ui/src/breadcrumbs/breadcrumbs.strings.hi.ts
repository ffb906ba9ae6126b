import type { MessagesOf } from '../i18n/index.ts';
import type { breadcrumbsStrings } from './breadcrumbs.strings.ts';

export const breadcrumbsHi: MessagesOf<typeof breadcrumbsStrings> = { label: 'आप यहाँ हैं' };
