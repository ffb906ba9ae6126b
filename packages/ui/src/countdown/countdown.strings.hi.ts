import type { MessagesOf } from '../i18n/index.ts';
import { several, type countdownStrings } from './countdown.strings.ts';

export const countdownHi: MessagesOf<typeof countdownStrings> = {
  endsIn: (days, hours) => `शेष: ${days} दिन, ${several(hours, 'घंटा', 'घंटे')}`,
  spoken: (days, hours) =>
    days === 0 && hours === 0
      ? 'एक घंटे से कम समय शेष'
      : `${days} दिन और ${several(hours, 'घंटा', 'घंटे')} शेष`,
  ended: 'ऑफ़र समाप्त',
};
