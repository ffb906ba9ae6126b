import {
  consultationKinds,
  inquiryMessageLength,
  type AstrologerPage,
  type ConsultationKind,
} from '@jyoti/contract';
import { DateField } from '@jyoti/ui/date-field';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { TextArea, TextField } from '@jyoti/ui/text-field';
import { useSearchParams } from 'react-router-dom';
import { UnconfirmedEmail } from '../../../platform/frame/unconfirmed-email.tsx';
import { api } from '../../../platform/session/api.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { TicketForm } from '../../../platform/forms/ticket-form.tsx';
import { useOwnDetails } from '../../content/use-own-details.ts';
import { astrologerMessages } from '../../../messages.generated/astrologer.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

type RequestedAstrologer = Pick<AstrologerPage, 'id' | 'name' | 'call' | 'chat'>;

/** The kinds of consultation that this astrologer offers. */
const kindsOf = ({ call, chat }: RequestedAstrologer): readonly ConsultationKind[] =>
  consultationKinds.filter((kind) => (kind === 'chat' ? chat : call));

/** The initial choice: that of the URL (`?ask=chat`), if the astrologer offers it. */
function firstKind(search: URLSearchParams, kinds: readonly ConsultationKind[]) {
  const kind = search.get('ask') === 'chat' ? 'chat' : 'consultation';
  return kinds.includes(kind) ? kind : (kinds[0] ?? null);
}

/** A request for a call or a chat, confirmed with a ticket number. */
export function ConsultationForm({ astrologer }: { astrologer: RequestedAstrologer }) {
  const { ask: words, sent } = useMessages(astrologerMessages);
  const own = useOwnDetails();
  const [search] = useSearchParams();
  const kinds = kindsOf(astrologer);
  const { draft, change, text, forget } = useDraft(`consultation-${astrologer.id}`, {
    kind: firstKind(search, kinds),
    ...own,
    date: null as string | null,
    message: '',
  });

  return (
    <TicketForm
      words={words}
      check={({ consultationSchema, validate }, data) =>
        validate(consultationSchema, { ...Object.fromEntries(data), astrologer: astrologer.id })
      }
      send={(body) => api('POST /api/consultations', { body })}
      onSent={forget}
      sent={{ ...sent, text: ({ email }) => sent.text({ name: astrologer.name, email }) }}
    >
      <UnconfirmedEmail />
      <RadioGroup
        label={words.kind}
        name="kind"
        layout="row"
        value={draft.kind}
        onValueChange={(kind) => change({ kind })}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        hint={
          astrologer.chat
            ? astrologer.call
              ? undefined
              : words.noCall({ name: astrologer.name })
            : words.noChat({ name: astrologer.name })
        }
        required
      />
      <TextField label={words.name} {...text('name')} autoComplete="name" required />
      <TextField
        label={words.email}
        {...text('email')}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        label={words.mobile}
        {...text('mobile')}
        type="tel"
        autoComplete="tel"
        hint={words.mobileHint}
        required
      />
      <DateField
        label={words.date}
        name="preferredDate"
        hint={words.dateHint}
        value={draft.date}
        onValueChange={(date) => change({ date })}
        optional
      />
      <TextArea
        label={words.message}
        {...text('message')}
        rows={4}
        maxLength={inquiryMessageLength}
        optional
      />
    </TicketForm>
  );
}
