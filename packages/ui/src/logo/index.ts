export { Logo, LogoMark, type LogoMarkProps, type LogoProps } from './logo.tsx';
