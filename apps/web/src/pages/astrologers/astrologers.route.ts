import type { PageHandle } from '../../app/page-handle.ts';
import { astrologersCall } from '../../app/public-calls.ts';
import { en } from './words.en.ts';

export { AstrologersPage as Component } from './astrologers-page.tsx';

export const handle: PageHandle = {
  title: (words) => `${en.title} · ${words.siteName}`,
  description: () => en.description,
  needs: () => [astrologersCall],
};
