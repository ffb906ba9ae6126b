import { stateSheet } from '../../test/state-sheet.tsx';
import { Price } from './index.ts';

export default { title: 'Components/Services/Price', tags: ['visual'] };

export const AllStates = stateSheet(Price, {
  samples: {
    free: { amount: 0 },
    'with paise': { amount: 99.5 },
    grouped: { amount: 1_50_000 },
    'per minute': { amount: 30, listPrice: 50, per: 'minute' },
    reduced: { amount: 1050, listPrice: 2100, savings: true },
  },
  hindi: { amount: 3850, listPrice: 5500, per: 'session', savings: true },
});
