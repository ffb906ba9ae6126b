import { kitStrings, type KitStrings } from '../i18n/strings.ts';

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

export const ashtakavargaTableStrings: KitStrings<Messages> = kitStrings(
  'AshtakavargaTable',
  {
    label: 'Ashtakavarga',
    body: 'Graha',
    total: 'Total',
    sarva: 'Sarva',
    sarvaNote: 'Sarva adds the seven grahas; the ascendant is not in it.',
    ascendant: 'Ascendant',
    house: (house) => `house ${house}`,
    strong: '4 or more, strong',
    plain: '2 or 3',
    weak: '1 or less, weak',
  },
  'astrology',
);
