export {
  ButtonGroup,
  SplitButton,
  type ButtonGroupProps,
  type SplitButtonProps,
} from './button-group.tsx';
