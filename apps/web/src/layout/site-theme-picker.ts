// Another theme needs its drawings; the module is a chunk of its own with them.
import './theme-drawings.ts';

export { ThemePicker } from '@jyoti/ui/theme-picker';
