export {
  SegmentedControl,
  ToggleGroup,
  type SegmentedControlProps,
  type SegmentedOption,
  type ToggleGroupProps,
  type ToggleOption,
} from './toggle-group.tsx';
export { Toggle, type ToggleProps } from './toggle.tsx';
