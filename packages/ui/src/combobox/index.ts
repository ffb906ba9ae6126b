export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type OptionSource,
} from './combobox.tsx';
export { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
export type { LoadOptions, OptionEntry, OptionGroup } from './use-options.ts';
