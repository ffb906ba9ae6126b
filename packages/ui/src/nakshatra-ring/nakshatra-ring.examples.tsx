import { NakshatraRing, type GrahaLongitude } from './index.ts';

const grahas: GrahaLongitude[] = [
  { graha: 'sun', longitude: 117.2 },
  { graha: 'moon', longitude: 204.6 },
  { graha: 'mars', longitude: 64.4 },
  { graha: 'mercury', longitude: 118.3 },
  { graha: 'jupiter', longitude: 193.6 },
  { graha: 'venus', longitude: 162.9 },
  { graha: 'saturn', longitude: 316.6 },
  { graha: 'rahu', longitude: 205.4 },
  { graha: 'ketu', longitude: 25.4 },
];

export const MoonAlone = () => (
  <NakshatraRing title="Birth star of Asha" nakshatra={16} pada={2} legend={false} />
);

export const AllGrahas = () => (
  <NakshatraRing title="Birth star of Asha" grahas={grahas} legend={false} />
);

export const WithGrahas = () => <NakshatraRing title="The sky at Asha’s birth" grahas={grahas} />;
