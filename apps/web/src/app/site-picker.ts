/** A file of its own, which a page does not begin with. */
export { ThemePicker } from '@jyoti/ui/theme-picker';
