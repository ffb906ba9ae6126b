import type { MessagesOf } from '../i18n/index.ts';
import type { kootaTableStrings } from './koota-table.strings.ts';

export const kootaTableHi: MessagesOf<typeof kootaTableStrings> = {
  label: { scores: 'अष्टकूट', marks: 'दशकूट' },
  koota: 'कूट',
  meaning: 'अर्थ',
  boy: 'वर',
  girl: 'वधू',
  score: 'गुण',
  outOf: (score, full) => `${full} में से ${score}`,
  total: 'योग',
  exception: 'परिहार',
  met: 'मिलता है',
  partly: 'कुछ मिलता है',
  notMet: 'नहीं मिलता',
};
