import type { ReportSettings } from '@jyoti/contract';

/** Names of the ayanamsas, in Hindi. */
export const ayanamsaNames: Readonly<Record<ReportSettings['ayanamsa'], string>> = {
  lahiri: 'लाहिरी',
  raman: 'रमन',
  krishnamurti: 'कृष्णमूर्ति',
  true_chitra: 'ट्रू चित्रा',
  yukteshwar: 'युक्तेश्वर',
  fagan_bradley: 'फ़ेगन-ब्रैडली',
};
