import type { MessagesOf } from '../i18n/index.ts';
import type { dashaTimelineStrings } from './dasha-timeline.strings.ts';

export const dashaTimelineHi: MessagesOf<typeof dashaTimelineStrings> = {
  now: 'अभी',
  nowAge: (age) => `अभी, आयु ${age}`,
  period: (name, from, to) => `${name}, ${from} से ${to}`,
  running: 'अभी चल रही है',
};
