import { ApiFailure } from '@jyoti/contract';
import { AccountFrame } from '@jyoti/ui/account-frame';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useState, type ReactNode } from 'react';
import { FailureAlert } from '../data/failure-alert.tsx';
import { useSubmit } from '../forms/use-submit.ts';

export interface LinkPageWords {
  title: string;
  intro: string;
  submit: string;
  busy: string;
  failed: string;
  noToken: string;
}

interface LinkPageProps {
  words: LinkPageWords;
  /** The token from the link; empty if the link is incomplete. */
  token: string;
  /** Whether the server already did it for a form posted without script. @default false */
  isDone?: boolean;
  send: (token: string) => Promise<void>;
  /** The form's `action`, used without script. @default none */
  action?: string;
  /** Shown after success. */
  done: ReactNode;
  /** Where to go next. */
  next: { href: string; label: string };
}

/**
 * The page that a link in an e-mail opens. Only its button sends the request, because mail scanners
 * open every link.
 */
export function LinkPage({
  words,
  token,
  isDone = false,
  send: sendToken,
  action,
  done,
  next,
}: LinkPageProps) {
  const { busy, message, send } = useSubmit();
  const [sent, setSent] = useState(isDone);
  const [linkProblem, setLinkProblem] = useState<string>();
  const problem = linkProblem ?? (token === '' ? words.noToken : undefined);

  const submit = () =>
    void send(async () => {
      try {
        await sendToken(token);
        setSent(true);
      } catch (failure) {
        // The error is about the link or the e-mail address, and the form has no field for either.
        if (!(failure instanceof ApiFailure) || Object.keys(failure.fields).length === 0) {
          throw failure;
        }
        setLinkProblem(failure.message);
      }
    }, words.failed);

  return (
    <AccountFrame title={words.title} intro={words.intro}>
      {sent ? (
        <Alert tone="success">{done}</Alert>
      ) : problem === undefined ? (
        <Form
          onSubmit={submit}
          {...(message !== undefined && { message })}
          {...(action !== undefined && { action })}
        >
          <Button
            type="submit"
            variant="primary"
            fullWidth
            loading={busy}
            loadingLabel={words.busy}
          >
            {words.submit}
          </Button>
        </Form>
      ) : (
        <FailureAlert title={problem} />
      )}
      <Text>
        <Link href={next.href}>{next.label}</Link>
      </Text>
    </AccountFrame>
  );
}
