import type { User } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Container, Stack } from '@jyoti/ui/layout';
import { useToast } from '@jyoti/ui/toast';
import { useSubmit } from '../forms/use-submit.ts';
import { notice } from './frame.css.ts';
import { api } from '../session/api.ts';
import { emailNoticeMessages } from '../../messages.generated/email-notice.ts';
import { useMessages } from '../words/use-messages.ts';

/** Says that the e-mail address is not confirmed, and can send the confirmation e-mail again. */
export function EmailAlert({ user }: { user: User }) {
  const words = useMessages(emailNoticeMessages);
  const { show } = useToast();
  const { busy, message, send } = useSubmit();
  const { email, newEmail } = user;
  const sendAgain = () =>
    void send(async () => {
      await api('POST /api/users/send-confirmation');
      show({ text: words.sent });
    }, words.failed);

  return (
    <Alert
      tone="info"
      action={
        <Button size="small" loading={busy} loadingLabel={words.busy} onClick={sendAgain}>
          {words.again}
        </Button>
      }
    >
      <Stack gap="x2">
        <p>
          {newEmail === null ? words.unconfirmed({ email }) : words.changing({ email, newEmail })}
        </p>
        {message !== undefined && <p role="alert">{message}</p>}
      </Stack>
    </Alert>
  );
}

/** The alert below a page. */
export function EmailNotice({ user }: { user: User }) {
  return (
    <Container className={notice} data-print="hide">
      <EmailAlert user={user} />
    </Container>
  );
}
