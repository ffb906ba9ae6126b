import type { KitStrings } from '../i18n/index.ts';

interface StatusBadgeStrings {
  online: string;
  available: string;
  busy: string;
  offline: string;
  /** Waiting time, shown after the state. */
  wait: (minutes: number) => string;
}

export const statusBadgeStrings: KitStrings<StatusBadgeStrings> = {
  component: 'StatusBadge',
  en: {
    online: 'Online',
    available: 'Available',
    busy: 'Busy',
    offline: 'Offline',
    wait: (minutes) => {
      if (minutes < 60) return `about ${minutes} min`;
      const rest = minutes % 60;
      return rest === 0
        ? `about ${Math.floor(minutes / 60)} h`
        : `about ${Math.floor(minutes / 60)} h ${rest} min`;
    },
  },
  hi: {
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
  },
};
