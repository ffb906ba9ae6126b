import { Text } from '../layout/index.ts';
import { TermProvider, TermTip, type Glossary } from './index.ts';

export const glossary: Glossary = {
  lagna: {
    name: 'Lagna',
    hindi: 'लग्न',
    text: 'The sign that was rising in the east at the moment of birth. The first house begins there.',
  },
  nakshatra: {
    name: 'Nakshatra',
    hindi: 'नक्षत्र',
    text: 'One of 27 equal parts of the path of the Moon, each 13°20′ long. The Moon spends about a day in each.',
  },
  dasha: {
    name: 'Dasha',
    hindi: 'दशा',
    text: 'A period of life that one graha is lord of. In the Vimshottari system nine periods make 120 years.',
  },
};

export const FirstTime = () => (
  <TermProvider glossary={glossary}>
    <Text>
      Your <TermTip term="lagna">ascendant</TermTip> is Simha. The{' '}
      <TermTip term="dasha">dasha</TermTip> of Mercury began in 2024. In this dasha, the lord of
      your ascendant matters most.
    </Text>
  </TermProvider>
);

export const EveryTime = () => (
  <TermProvider glossary={glossary}>
    <Text>
      Your <TermTip term="lagna">ascendant</TermTip> is Simha. The{' '}
      <TermTip term="dasha">dasha</TermTip> of Mercury began in 2024. In this{' '}
      <TermTip term="dasha">dasha</TermTip>, the lord of your{' '}
      <TermTip term="lagna">ascendant</TermTip> matters most.
    </Text>
  </TermProvider>
);
