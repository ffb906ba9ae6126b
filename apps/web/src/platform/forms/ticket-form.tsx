import { Button } from '@jyoti/ui/button';
import { Confirmation } from '@jyoti/ui/recipes/confirmation';
import { useState } from 'react';
import { CheckedForm, type CheckedFormProps } from './checked-form.tsx';

interface TicketFormProps<Value> extends Omit<CheckedFormProps<Value>, 'send'> {
  /** Sends the validated data and returns the ticket number. */
  send: (value: Value) => Promise<{ ticket: string }>;
  onSent: () => void;
  sent: {
    title: string;
    text: (values: { email: string }) => string;
    ticket: string;
    another: string;
  };
}

/** A form that is replaced by the ticket number after it is sent. */
export function TicketForm<Value extends { email: string }>(props: TicketFormProps<Value>) {
  const { send, onSent, sent: words, ...form } = props;
  const [sent, setSent] = useState<{ ticket: string; email: string } | null>(null);

  if (sent) {
    return (
      <Confirmation
        title={words.title}
        reference={{ label: words.ticket, value: sent.ticket }}
        action={<Button onClick={() => setSent(null)}>{words.another}</Button>}
      >
        {words.text({ email: sent.email })}
      </Confirmation>
    );
  }
  return (
    <CheckedForm
      {...form}
      send={async (value) => {
        setSent({ ...(await send(value)), email: value.email });
        onSent();
      }}
    />
  );
}
