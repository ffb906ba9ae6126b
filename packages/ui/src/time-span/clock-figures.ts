/** Hour 0 to 23 and minute 0 to 59 as a clock time. */
export type Clock = (hour: number, minute: number) => string;

const two = (figure: number) => String(figure).padStart(2, '0');
/** The hour of a clock with twelve. */
export const twelve = (hour: number) => hour % 12 || 12;
/** "18:05" */
export const h23: Clock = (hour, minute) => `${two(hour)}:${two(minute)}`;
/** "6:05" */
export const figures = (hour: number, minute: number) => `${twelve(hour)}:${two(minute)}`;
