// A module of its own, so that its code is a chunk of its own.
export { ThemePicker } from '@jyoti/ui/theme-picker';
