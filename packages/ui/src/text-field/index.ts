export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
export type { TextValue } from './text-value.types.ts';
export { TextField, type TextFieldProps } from './text-field.tsx';
