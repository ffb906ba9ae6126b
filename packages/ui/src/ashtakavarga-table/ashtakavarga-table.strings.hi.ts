import type { MessagesOf } from '../i18n/index.ts';
import type { ashtakavargaTableStrings } from './ashtakavarga-table.strings.ts';

export const ashtakavargaTableHi: MessagesOf<typeof ashtakavargaTableStrings> = {
  label: 'अष्टकवर्ग',
  body: 'ग्रह',
  total: 'योग',
  sarva: 'सर्व',
  sarvaNote: 'सर्व में सात ग्रहों का योग है; लग्न उसमें नहीं है।',
  ascendant: 'लग्न',
  house: (house) => `भाव ${house}`,
  strong: '4 या अधिक, बली',
  plain: '2 या 3',
  weak: '1 या कम, निर्बल',
};
