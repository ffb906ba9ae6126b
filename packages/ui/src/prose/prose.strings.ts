import type { KitStrings } from '../i18n/index.ts';
import type { TextSize } from './text-size.tsx';

export const proseStrings: KitStrings<{ textSize: string; sizes: Record<TextSize, string> }> = {
  component: 'Prose',
  en: { textSize: 'Text size', sizes: { small: 'Small', medium: 'Medium', large: 'Large' } },
};
