export { CalendarButton, type CalendarButtonProps } from './calendar-button.tsx';
