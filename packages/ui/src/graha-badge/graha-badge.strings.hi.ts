import type { MessagesOf } from '../i18n/index.ts';
import type { grahaBadgeStrings } from './graha-badge.strings.ts';

export const grahaBadgeHi: MessagesOf<typeof grahaBadgeStrings> = {
  retrograde: 'वक्री',
  combust: 'अस्त',
  // In parentheses, because श with a bare व would be a word: शव, a corpse.
  retrogradeMark: '(व)',
  combustMark: 'अ',
  dignity: {
    exalted: 'उच्च',
    moolatrikona: 'मूलत्रिकोण',
    own: 'स्वराशि',
    friend: 'मित्र राशि',
    neutral: 'सम राशि',
    enemy: 'शत्रु राशि',
    debilitated: 'नीच',
  },
};
