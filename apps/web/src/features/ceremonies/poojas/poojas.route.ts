import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

export { PoojasPage as Component } from './poojas-page.tsx';
export { toolLoader as loader } from '../../content/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(ceremoniesMessages), hidden: true };
