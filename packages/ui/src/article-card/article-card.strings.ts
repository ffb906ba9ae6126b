import type { Strings } from '../i18n/index.ts';

export const articleCardStrings: Strings<{
  video: string;
  length: (duration: string) => string;
}> = {
  en: { video: 'Video', length: (duration) => `Length ${duration}` },
  hi: { video: 'वीडियो', length: (duration) => `अवधि ${duration}` },
};
