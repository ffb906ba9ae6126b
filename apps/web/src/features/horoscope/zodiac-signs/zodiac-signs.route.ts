import { pageHandle } from '../../../platform/data/page-handle.ts';
import { zodiacSignsMessages } from '../../../messages.generated/zodiac-signs.ts';

export { ZodiacSignsPage as Component } from './zodiac-signs-page.tsx';
export const handle = pageHandle(zodiacSignsMessages);
