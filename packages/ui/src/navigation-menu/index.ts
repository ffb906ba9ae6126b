export {
  Dropdown,
  NavigationMenu,
  type NavigationMenuLink,
  type NavigationMenuProps,
} from './navigation-menu.tsx';
