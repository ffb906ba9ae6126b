import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useProfileWords } from './words.ts';

export { ProfilePage as Component } from './profile-page.tsx';
export const handle: PageHandle = { ...pageHandle(useProfileWords.of), hidden: true };
