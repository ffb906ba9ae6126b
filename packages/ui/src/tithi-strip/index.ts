export { TithiStrip, type TithiStripProps } from './tithi-strip.tsx';
