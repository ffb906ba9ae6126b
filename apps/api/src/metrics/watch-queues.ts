import type { Passwords } from '../auth/passwords.ts';
import type { Background } from '../background.ts';
import type { Places } from '../places/places.ts';
import type { Metrics } from './metrics.ts';

interface Dependencies {
  passwords: Passwords;
  places: Places;
  background: Background;
}

/** Reports the lengths of the queues, which grow first under overload. */
export function watchQueues(
  metrics: Metrics,
  { passwords, places, background }: Dependencies,
): void {
  const lengths: [name: string, help: string, length: () => number][] = [
    ['passwords_waiting', 'Passwords that wait to be hashed.', () => passwords.load.waiting],
    ['passwords_running', 'Passwords that are being hashed.', () => passwords.load.running],
    ['places_waiting', 'Place searches without a response.', () => places.waiting ?? 0],
    ['background_running', 'Work that no response waits for.', () => background.running],
  ];
  for (const [name, help, length] of lengths) metrics.watch(`jyoti_${name}`, help, length);
}
