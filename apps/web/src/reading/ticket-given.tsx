import { Folio } from '@jyoti/ui/card';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './reading.css.ts';

interface TicketGivenProps {
  title: string;
  ticketLabel: string;
  ticket: string;
  text: string;
  action: ReactNode;
}

/** What stands in place of a form that was sent: the number under which it is found again. Takes the focus, since the form is gone. */
export function TicketGiven({ title, ticketLabel, ticket, text, action }: TicketGivenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.ticketPlace}>
      <Folio>
        <Stack gap="x4" align="start">
          <Heading level={3}>{title}</Heading>
          <dl className={styles.ticket}>
            <dt>{ticketLabel}</dt>
            <dd>{ticket}</dd>
          </dl>
          <Text>{text}</Text>
          {action}
        </Stack>
      </Folio>
    </div>
  );
}
