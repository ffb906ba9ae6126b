import { inquiryMessageLength, type InfoPage } from '@jyoti/contract';
import { Select } from '@jyoti/ui/select';
import { TextArea, TextField } from '@jyoti/ui/text-field';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../platform/session/api.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { TicketForm } from '../../../platform/forms/ticket-form.tsx';
import { useOwnDetails } from '../use-own-details.ts';
import { contactMessages } from '../../../messages.generated/contact.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** A message with a topic, confirmed with a ticket number. `?topic=refund` selects the topic. */
export function ContactForm({ topics }: Pick<InfoPage<'contact'>, 'topics'>) {
  const { form: words, sent } = useMessages(contactMessages);
  const { name, email } = useOwnDetails();
  const [search] = useSearchParams();
  const { draft, change, text, forget } = useDraft('contact', {
    name,
    email,
    topic: topics.find(({ id }) => id === search.get('topic'))?.id ?? null,
    message: '',
  });

  return (
    <TicketForm
      words={words}
      check={({ contactSchema, validate }, data) =>
        validate(contactSchema, Object.fromEntries(data))
      }
      send={(body) => api('POST /api/contact', { body })}
      onSent={forget}
      sent={sent}
    >
      <TextField label={words.name} {...text('name')} autoComplete="name" required />
      <TextField
        label={words.email}
        {...text('email')}
        type="email"
        autoComplete="email"
        required
      />
      <Select
        label={words.topic}
        name="topic"
        placeholder={words.chooseTopic}
        value={draft.topic}
        onValueChange={(topic) => change({ topic })}
        options={topics.map(({ id, title }) => ({ value: id, label: title }))}
        required
      />
      <TextArea
        label={words.message}
        {...text('message')}
        rows={6}
        maxLength={inquiryMessageLength}
        required
      />
    </TicketForm>
  );
}
