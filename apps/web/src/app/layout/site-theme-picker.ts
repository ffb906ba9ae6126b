// Other themes need their drawings, which are in the chunk of this module.
import './theme-drawings.ts';

export { ThemePicker } from '@jyoti/ui/theme-picker';
