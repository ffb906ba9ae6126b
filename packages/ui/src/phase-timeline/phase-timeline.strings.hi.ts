import type { MessagesOf } from '../i18n/index.ts';
import type { phaseTimelineStrings } from './phase-timeline.strings.ts';

export const phaseTimelineHi: MessagesOf<typeof phaseTimelineStrings> = {
  now: 'अभी',
  nowAge: (now, age) => `${now}, आयु ${age}`,
  period: (name, from, to) => `${name}, ${from} से ${to}`,
  running: 'अभी चल रहा है',
  age: 'आयु, वर्ष',
};
