import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';

export { ProfilePage as Component } from './profile-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(profileMessages),
  hidden: true,
};
