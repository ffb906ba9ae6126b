import type { MessagesOf } from '../i18n/strings.ts';
import type { statusBadgeStrings } from './status-badge.strings.ts';

export const statusBadgeHi: MessagesOf<typeof statusBadgeStrings> = {
  online: 'ऑनलाइन',
  available: 'उपलब्ध',
  busy: 'व्यस्त',
  offline: 'ऑफ़लाइन',
  wait: (minutes) => {
    if (minutes < 60) return `लगभग ${minutes} मिनट`;
    const rest = minutes % 60;
    return rest === 0
      ? `लगभग ${Math.floor(minutes / 60)} घंटे`
      : `लगभग ${Math.floor(minutes / 60)} घंटे ${rest} मिनट`;
  },
};
