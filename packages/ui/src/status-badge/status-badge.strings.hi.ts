import type { MessagesOf } from '../i18n/index.ts';
import type { statusBadgeStrings } from './status-badge.strings.ts';

export const statusBadgeHi: MessagesOf<typeof statusBadgeStrings> = {
  online: 'ऑनलाइन',
  available: 'उपलब्ध',
  busy: 'व्यस्त',
  offline: 'ऑफ़लाइन',
  wait: (minutes) => {
    if (minutes < 60) return `लगभग ${minutes} मिनट`;
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const whole = `लगभग ${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`;
    return rest === 0 ? whole : `${whole} ${rest} मिनट`;
  },
};
