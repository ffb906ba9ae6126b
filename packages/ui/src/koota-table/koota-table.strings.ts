import type { KitStrings } from '../i18n/index.ts';

interface Messages {
  label: Record<'scores' | 'marks', string>;
  koota: string;
  meaning: string;
  boy: string;
  girl: string;
  score: string;
  outOf: (score: string, full: string) => string;
  total: string;
  exception: string;
  met: string;
  partly: string;
  notMet: string;
}

export const kootaTableStrings: KitStrings<Messages> = {
  component: 'KootaTable',
  en: {
    label: { scores: 'Ashtakoot', marks: 'Dashakoot' },
    koota: 'Koota',
    meaning: 'What it says',
    boy: 'Groom',
    girl: 'Bride',
    score: 'Score',
    outOf: (score, full) => `${score} of ${full}`,
    total: 'Total',
    exception: 'Exception',
    met: 'Met',
    partly: 'Partly met',
    notMet: 'Not met',
  },
};
