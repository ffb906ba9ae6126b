import { pageHandle, type PageHandle } from '../../platform/data/page-handle.ts';
import { workspaceMessages } from '../../messages.generated/workspace.ts';

export { WorkspacePage as Component } from './workspace-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(workspaceMessages),
  hidden: true,
};
