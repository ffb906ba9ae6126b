import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useWorkspaceWords } from './words.ts';

export { WorkspacePage as Component } from './workspace-page.tsx';
export const handle: PageHandle = { ...pageHandle(useWorkspaceWords.of), hidden: true };
