import { inquiryMessageLength, type InfoPage } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Confirmation } from '@jyoti/ui/confirmation';
import { Select } from '@jyoti/ui/select';
import { TextArea, TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../session/api.ts';
import { CheckedForm } from '../../forms/checked-form.tsx';
import { useOwnDetails } from '../../reading/use-own-details.ts';
import { useContactWords } from './words.ts';

interface Sent {
  ticket: string;
  email: string;
}

/** A message with a topic, answered with a ticket number. `?topic=refund` chooses the topic. */
export function ContactForm({ topics }: Pick<InfoPage<'contact'>, 'topics'>) {
  const { form: words, sent: sentWords } = useContactWords();
  const own = useOwnDetails();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<Sent | null>(null);
  const asked = topics.find(({ id }) => id === search.get('topic'))?.id ?? '';

  if (sent) {
    return (
      <Confirmation
        title={sentWords.title}
        reference={{ label: sentWords.ticket, value: sent.ticket }}
        action={<Button onClick={() => setSent(null)}>{sentWords.another}</Button>}
      >
        {sentWords.text(sent.email)}
      </Confirmation>
    );
  }

  return (
    <CheckedForm
      words={words}
      check={({ contactSchema, validate }, data) =>
        validate(contactSchema, Object.fromEntries(data))
      }
      send={async (value) => {
        const { ticket } = await api.contact(value);
        setSent({ ticket, email: value.email });
      }}
    >
      <TextField label={words.name} {...own('name')} autoComplete="name" required />
      <TextField label={words.email} {...own('email')} type="email" autoComplete="email" required />
      <Select
        label={words.topic}
        name="topic"
        placeholder={words.chooseTopic}
        defaultValue={asked}
        options={topics.map(({ id, title }) => ({ value: id, label: title }))}
        required
      />
      <TextArea
        label={words.message}
        name="message"
        rows={6}
        maxLength={inquiryMessageLength}
        required
      />
    </CheckedForm>
  );
}
