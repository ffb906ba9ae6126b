import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { gemstonesMessages } from '../../../messages.generated/gemstones.ts';

export { GemstonesPage as Component } from './gemstones-page.tsx';
export { toolLoader as loader } from '../../content/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(gemstonesMessages), hidden: true };
