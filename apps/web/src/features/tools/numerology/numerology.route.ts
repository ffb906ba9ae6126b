import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { numerologyMessages } from '../../../messages.generated/numerology.ts';

export { NumerologyPage as Component } from './numerology-page.tsx';
export { toolLoader as loader } from '../../content/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(numerologyMessages), hidden: true };
