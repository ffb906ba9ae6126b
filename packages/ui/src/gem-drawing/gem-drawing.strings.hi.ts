import type { MessagesOf } from '../i18n/index.ts';
import type { gemNames } from './gem-drawing.strings.ts';

export const gemNamesHi: MessagesOf<typeof gemNames> = {
  ruby: { name: 'माणिक', alias: 'माणिक्य' },
  pearl: { name: 'मोती', alias: 'मुक्ता' },
  coral: { name: 'मूँगा', alias: 'विद्रुम' },
  emerald: { name: 'पन्ना', alias: 'मरकत' },
  'yellow-sapphire': { name: 'पुखराज', alias: 'पुष्पराग' },
  diamond: { name: 'हीरा', alias: 'वज्र' },
  'blue-sapphire': { name: 'नीलम', alias: 'नील' },
  hessonite: { name: 'गोमेद', alias: 'गोमेदक' },
  'cats-eye': { name: 'लहसुनिया', alias: 'वैदूर्य' },
};
