/**
 * The greeting for an hour of the local clock: morning before 12, afternoon before 18, else
 * evening.
 */
export function greetingOf(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
