import { NakshatraRing } from './index.ts';
import { sampleSky } from './nakshatra-ring.samples.ts';

export const MoonAlone = () => (
  <NakshatraRing title="Birth star of Asha" nakshatra={16} pada={2} legend={false} />
);

export const AllGrahas = () => (
  <NakshatraRing title="Birth star of Asha" grahas={sampleSky} legend={false} />
);
