export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
