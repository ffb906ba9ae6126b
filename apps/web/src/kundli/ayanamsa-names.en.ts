import type { ReportSettings } from '@jyoti/contract';

/** What the ayanamsas are called, in English. */
export const ayanamsaNames: Readonly<Record<ReportSettings['ayanamsa'], string>> = {
  lahiri: 'Lahiri',
  raman: 'Raman',
  krishnamurti: 'Krishnamurti',
  true_chitra: 'True Chitra',
  yukteshwar: 'Yukteshwar',
  fagan_bradley: 'Fagan-Bradley',
};
