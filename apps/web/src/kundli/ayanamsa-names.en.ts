import type { ReportSettings } from '@jyoti/contract';

/** Names of the ayanamsas, in English. */
export const ayanamsaNames: Readonly<Record<ReportSettings['ayanamsa'], string>> = {
  lahiri: 'Lahiri',
  raman: 'Raman',
  krishnamurti: 'Krishnamurti',
  true_chitra: 'True Chitra',
  yukteshwar: 'Yukteshwar',
  fagan_bradley: 'Fagan-Bradley',
};
