import { Slider } from './index.ts';

export const AboutRight = () => (
  <Slider label="Distance" max={50} defaultValue={10} format={(km) => `${km} km`} ticks />
);

export const ExactNumber = () => (
  <Slider label="Year of birth" min={1900} max={2026} defaultValue={1994} />
);
