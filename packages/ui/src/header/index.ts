export { Header, type HeaderProps, type HeaderUser } from './header.tsx';
export type { HeaderItem, HeaderLink, HeaderLogo } from './header.types.ts';
