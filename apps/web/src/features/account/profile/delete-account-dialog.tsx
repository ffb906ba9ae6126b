import { deletionReasons, type DeletionReason } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { rupees } from '@jyoti/ui/price';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { TextArea } from '@jyoti/ui/text-field';
import { useTheme } from '@jyoti/ui/theme-picker';
import { useToast } from '@jyoti/ui/toast';
import { useState } from 'react';
import { whenInWords } from '../../ceremonies/ceremony-hour.ts';
import { useQuery } from '../../../platform/data/use-query.ts';
import { sentence } from '../../../platform/forms/validate.ts';
import { api } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { clearBrowserData } from '../../../platform/session/visitor-data.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

/** Maximum length of the feedback in the API, characters. */
const LONGEST_FEEDBACK = 2000;

/** The bookings that are cancelled with the account, with what was paid and the refund. */
function OpenBookings() {
  const words = useMessages(profileMessages).danger;
  const ceremonyWords = useMessages(ceremoniesMessages);
  const language = useLanguage();
  const { data, failure } = useQuery('bookings', (call) => api('GET /api/bookings', {}, call));
  if (failure !== null && data === null) {
    return <Alert tone="warning">{words.bookingsUnknown}</Alert>;
  }
  const open = data?.filter(({ ifCancelledNow }) => ifCancelledNow !== null) ?? [];
  if (open.length === 0) return null;
  return (
    <Alert tone="warning" title={words.bookings({ count: open.length })}>
      {open.map((booking) => (
        <p key={booking.id}>
          {words.booking({
            title: booking.poojaTitle,
            day: whenInWords(booking, ceremonyWords, language),
            id: booking.id,
          })}{' '}
          {booking.paid === 0
            ? words.nothingPaid
            : words.refund[booking.ifCancelledNow?.refund ?? 'none']({
                paid: rupees(booking.paid),
              })}
        </p>
      ))}
    </Alert>
  );
}

/**
 * Asks for the reason, then deletes the account on the server and the visitor's data in this
 * browser.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(profileMessages).danger;
  const { leave } = useSession();
  const { setRemembers } = useTheme();
  const { show } = useToast();
  const [reason, setReason] = useState<DeletionReason | null>(null);
  const [feedback, setFeedback] = useState('');

  return (
    <PasswordDialog
      words={words}
      title={words.dialogTitle}
      description={words.dialogText}
      cancelLabel={words.cancel}
      confirmLabel={words.confirm}
      confirmDisabled={reason === null || feedback.length > LONGEST_FEEDBACK}
      onClose={onClose}
      // Read now: the fields are disabled during the request, and `FormData` leaves disabled fields
      // out.
      check={({ deleteAccountSchema, validate }, data) =>
        validate(deleteAccountSchema, {
          ...Object.fromEntries(data),
          reason,
          additionalInfo: feedback,
        })
      }
      send={async ({ additionalInfo, ...given }) => {
        await api('POST /api/users/delete-account', {
          body: { ...given, additionalInfo: additionalInfo ?? '' },
        });
        setRemembers?.(false);
        clearBrowserData();
        // Earlier toasts may fill the queue; this one has priority.
        show({ text: words.done, urgent: true });
        leave('/');
      }}
      fields={(busy) => (
        <>
          <OpenBookings />
          <RadioGroup
            label={words.reason}
            hint={reason === null ? sentence('deletionReasonRequired') : undefined}
            name="reason"
            required
            disabled={busy}
            options={deletionReasons.map((value) => ({ value, label: words.reasons[value] }))}
            value={reason}
            onValueChange={setReason}
          />
          <TextArea
            label={words.feedback}
            name="additionalInfo"
            optional
            rows={3}
            maxLength={LONGEST_FEEDBACK}
            disabled={busy}
            value={feedback}
            onValueChange={setFeedback}
          />
        </>
      )}
    />
  );
}
