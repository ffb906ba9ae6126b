import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { kundliMessages } from '../../../messages.generated/kundli.ts';

export { KundliPage as Component } from './kundli-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(kundliMessages),
  hidden: true,
};
