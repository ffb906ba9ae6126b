import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { numerologyMessages } from '../../messages.generated/numerology.ts';

export { NumerologyPage as Component } from './numerology-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(numerologyMessages), hidden: true };
