export { ToggleGroup, type ToggleGroupProps } from './toggle-group.tsx';
export { Toggle, type ToggleProps } from './toggle.tsx';
