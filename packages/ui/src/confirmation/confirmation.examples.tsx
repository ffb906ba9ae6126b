import { Confirmation } from './index.ts';

export const SaysWhatIsNext = () => (
  <Confirmation
    title="We have your message"
    headingLevel={4}
    reference={{ label: 'Ticket number', value: 'JY-48213' }}
  >
    We will answer to arjun@example.in within two working days.
  </Confirmation>
);

export const SaysThanks = () => (
  <Confirmation title="Success!" headingLevel={4}>
    Thank you for contacting us.
  </Confirmation>
);
