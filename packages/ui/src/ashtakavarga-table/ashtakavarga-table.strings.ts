import type { KitStrings } from '../i18n/index.ts';

interface Messages {
  label: string;
  body: string;
  total: string;
  sarva: string;
  sarvaNote: string;
  ascendant: string;
  house: (house: number) => string;
  strong: string;
  plain: string;
  weak: string;
}

export const ashtakavargaTableStrings: KitStrings<Messages> = {
  component: 'AshtakavargaTable',
  en: {
    label: 'Ashtakavarga',
    body: 'Graha',
    total: 'Total',
    sarva: 'Sarva',
    sarvaNote: 'Sarva is the total of the seven grahas; the ascendant is not included.',
    ascendant: 'Ascendant',
    house: (house) => `house ${house}`,
    strong: '4 or more, strong',
    plain: '2 or 3',
    weak: '1 or less, weak',
  },
  hi: {
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
  },
};
