export * from './items/menu-items.tsx';
export { MenuSub, type MenuSubProps } from './items/menu-sub.tsx';
export { Menu, type MenuProps } from './menu.tsx';
