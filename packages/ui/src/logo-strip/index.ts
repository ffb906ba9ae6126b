export { LogoStrip, type LogoStripItem, type LogoStripProps } from './logo-strip.tsx';
