export {
  MenuCheckItem,
  MenuItem,
  MenuLink,
  MenuSeparator,
  type MenuCheckItemProps,
  type MenuItemProps,
  type MenuLinkProps,
  type MenuSeparatorProps,
} from './menu-items.tsx';
export { Menu, type MenuProps } from './menu.tsx';
