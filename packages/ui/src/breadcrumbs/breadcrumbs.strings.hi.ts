import type { MessagesOf } from '../i18n/strings.ts';
import type { breadcrumbsStrings } from './breadcrumbs.strings.ts';

export const breadcrumbsHi: MessagesOf<typeof breadcrumbsStrings> = { label: 'आप यहाँ हैं' };
