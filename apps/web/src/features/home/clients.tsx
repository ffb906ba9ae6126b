import { Clients } from '../content/clients.tsx';
import { useHomeContent } from './home-content.ts';

/** What clients say. */
export function ClientsOfHome() {
  return <Clients testimonials={useHomeContent().testimonials} />;
}
