import type { MessagesOf } from '../i18n/index.ts';
import type { horaListStrings } from './hora-list.strings.ts';

export const horaListHi: MessagesOf<typeof horaListStrings> = {
  day: 'दिन',
  night: 'रात',
  now: 'अभी',
  gem: (gem) => `शुभ रत्न: ${gem}`,
  running: (lord) => `अभी ${lord} की होरा`,
};
