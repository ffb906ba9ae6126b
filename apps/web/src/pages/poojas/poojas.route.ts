import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { ceremoniesMessages } from '../../messages.generated/ceremonies.ts';

export { PoojasPage as Component } from './poojas-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(ceremoniesMessages), hidden: true };
