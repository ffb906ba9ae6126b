export { CalendarButton, type CalendarButtonProps } from './calendar-button.tsx';
export { calendarFile, type CalendarEvent } from './calendar-file.ts';
