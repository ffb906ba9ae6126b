import { choghadiyas } from '@jyoti/language/terms/en/almanac';
import type { KitStrings } from '../i18n/index.ts';
import type { ChoghadiyaName } from './choghadiya-strip.logic.ts';

/** Names of the seven choghadiyas. */
export const choghadiyaNames: KitStrings<Readonly<Record<ChoghadiyaName, string>>> = {
  component: 'choghadiyaNames',
  words: choghadiyas,
};
