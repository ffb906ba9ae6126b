import { inquiryMessageLength, type InfoPage } from '@jyoti/contract';
import { Select } from '@jyoti/ui/select';
import { TextArea, TextField } from '@jyoti/ui/text-field';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../session/api.ts';
import { TicketForm } from '../../forms/ticket-form.tsx';
import { useOwnDetails } from '../../reading/use-own-details.ts';
import { contactMessages } from '../../messages.generated/contact.ts';
import { useMessages } from '../../words/use-messages.ts';

/** A message with a topic, confirmed with a ticket number. `?topic=refund` selects the topic. */
export function ContactForm({ topics }: Pick<InfoPage<'contact'>, 'topics'>) {
  const { form: words, sent } = useMessages(contactMessages);
  const own = useOwnDetails();
  const [search] = useSearchParams();
  const topic = topics.find(({ id }) => id === search.get('topic'))?.id ?? '';

  return (
    <TicketForm
      words={words}
      draft="contact"
      check={({ contactSchema, validate }, data) =>
        validate(contactSchema, Object.fromEntries(data))
      }
      send={(body) => api('POST /api/contact', { body })}
      sent={sent}
    >
      <TextField label={words.name} {...own('name')} autoComplete="name" required />
      <TextField label={words.email} {...own('email')} type="email" autoComplete="email" required />
      <Select
        label={words.topic}
        name="topic"
        placeholder={words.chooseTopic}
        defaultValue={topic}
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
    </TicketForm>
  );
}
