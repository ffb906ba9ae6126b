export {
  HeaderAction,
  HeaderActionLink,
  HeaderActions,
  HeaderMenuActions,
  HeaderText,
  type HeaderActionLinkProps,
  type HeaderActionProps,
} from './header-actions.tsx';
export { HeaderLogo, type HeaderLogoProps } from './header-logo.tsx';
export { HeaderMenu, type HeaderMenuProps } from './navigation/header-menu.tsx';
export {
  HeaderDropdown,
  HeaderLink,
  HeaderNav,
  type HeaderDropdownProps,
  type HeaderNavProps,
} from './navigation/header-nav.tsx';
export { Header, type HeaderProps } from './header.tsx';
