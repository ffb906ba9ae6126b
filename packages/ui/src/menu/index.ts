export {
  MenuGroup,
  MenuRadioGroup,
  MenuRadioItem,
  type MenuGroupProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
} from './items/menu-groups.tsx';
export {
  MenuCheckItem,
  MenuItem,
  MenuLink,
  MenuSeparator,
  type MenuCheckItemProps,
  type MenuItemProps,
  type MenuLinkProps,
  type MenuSeparatorProps,
} from './items/menu-items.tsx';
export { MenuSub, type MenuSubProps } from './items/menu-sub.tsx';
export { Menu, type MenuProps } from './menu.tsx';
