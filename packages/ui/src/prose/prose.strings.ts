import { kitStrings, type KitStrings } from '../i18n/strings.ts';
import type { TextSize } from './text-size.tsx';

export const proseStrings: KitStrings<{ textSize: string; sizes: Record<TextSize, string> }> =
  kitStrings('Prose', {
    textSize: 'Text size',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  });
