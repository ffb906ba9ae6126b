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
};
