import type { KitStrings } from '../i18n/index.ts';
import type { PapaBand } from './papa-bars.logic.ts';

interface Messages {
  label: string;
  graha: string;
  total: string;
  points: (points: string) => string;
  bands: Record<PapaBand, string>;
  scale: string;
  pointsMeaning: string;
}

export const papaBarsStrings: KitStrings<Messages> = {
  component: 'PapaBars',
  en: {
    label: 'Papasamaya',
    graha: 'Graha',
    total: 'Total',
    points: (points) => (points === '1' ? '1 point' : `${points} points`),
    bands: { low: 'low', some: 'some', raised: 'raised', high: 'high' },
    scale:
      'Bars weigh each graha from the Lagna, the Moon and Venus, on a scale of 25 marked at 5, 10 and 15. The total has a scale of 200.',
    pointsMeaning:
      'Points are the plain count: 1 from the Lagna, ½ from the Moon, ¼ from Venus. They decide the match.',
  },
};
