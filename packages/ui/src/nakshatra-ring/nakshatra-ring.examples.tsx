import { NakshatraRing } from './index.ts';

const grahas = [
  { graha: 'sun', longitude: 117.2 },
  { graha: 'moon', longitude: 204.6 },
  { graha: 'saturn', longitude: 316.6 },
] as const;

export const MoonAlone = () => (
  <NakshatraRing title="Birth star of Asha" nakshatra={16} pada={2} legend={false} />
);

export const AllGrahas = () => (
  <NakshatraRing title="Birth star of Asha" grahas={grahas} legend={false} />
);
