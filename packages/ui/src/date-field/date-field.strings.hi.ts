import type { MessagesOf } from '../i18n/index.ts';
import type { dateFieldStrings } from './date-field.strings.ts';

export const dateFieldHi: MessagesOf<typeof dateFieldStrings> = {
  patterns: { 'dd/mm/yyyy': 'दिन/माह/वर्ष', 'mm/dd/yyyy': 'माह/दिन/वर्ष' },
  hint: (pattern, example) => `${pattern}, जैसे ${example}`,
  format: (_, pattern) => `तारीख़ ${pattern} के रूप में लिखें।`,
  notReal: 'यह तारीख़ कैलेंडर में नहीं है।',
  calendar: (label) => `कैलेंडर: ${label}`,
  sayDay: (day) => `दिन ${day}`,
  sayYear: (year) => `वर्ष ${year}`,
  month: 'माह',
  year: 'वर्ष',
  previousMonth: 'पिछला माह',
  nextMonth: 'अगला माह',
};
