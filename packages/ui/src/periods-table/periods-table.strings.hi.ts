import type { MessagesOf } from '../i18n/index.ts';
import type { periodsTableStrings } from './periods-table.strings.ts';

export const periodsTableHi: MessagesOf<typeof periodsTableStrings> = {
  running: 'अभी चल रही है',
  start: 'आरंभ',
  end: 'समाप्ति',
  moment: (date, time) => `${date}, ${time}`,
};
