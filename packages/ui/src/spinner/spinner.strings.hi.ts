import type { MessagesOf } from '../i18n/index.ts';
import type { spinnerStrings } from './spinner.strings.ts';

export const spinnerHi: MessagesOf<typeof spinnerStrings> = { loading: 'लोड हो रहा है…' };
