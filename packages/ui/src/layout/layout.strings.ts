import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const layoutStrings: KitStrings<{ skipToContent: string }> = kitStrings('SkipLink', {
  skipToContent: 'Skip to content',
});
