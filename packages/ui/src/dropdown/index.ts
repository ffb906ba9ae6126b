export { Dropdown, type DropdownLink, type DropdownProps } from './dropdown.tsx';
