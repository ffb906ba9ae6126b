import { titled, type PageHandle } from '../../app/page-handle.ts';
import { zodiacCall } from '../../app/public-calls.ts';
import { choiceOf } from './horoscope-address.ts';
import { en } from './words.en.ts';

export { HoroscopePage as Component } from './horoscope-page.tsx';
export const handle: PageHandle = {
  ...titled(() => en.title),
  needs: (_params, search) => [zodiacCall(choiceOf(search).sign)],
};
