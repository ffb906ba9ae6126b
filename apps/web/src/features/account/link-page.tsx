import { ApiFailure } from '@jyoti/contract';
import { AccountFrame } from '@jyoti/ui/recipes/account-frame';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useState, type ReactNode } from 'react';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { useSubmit } from '../../platform/forms/use-submit.ts';
import { useIsHydrated } from '../../platform/lazy/use-is-hydrated.ts';

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
  /** Whether it is done already: without script, or by other means. @default false */
  isDone?: boolean;
  /** @param data the values of the fields */
  send: (token: string, data: FormData) => Promise<void>;
  /** The form's `action`, used without script. @default none */
  action?: string;
  /** Shown after success. */
  done: ReactNode;
  /** Where to go next. */
  next: { href: string; label: string };
  /** Fields of the form. @default none */
  fields?: ReactNode;
  /** Below the form, until it is done. */
  children?: ReactNode;
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
  fields,
  children,
}: LinkPageProps) {
  const { busy, errors, message, send, setFieldError } = useSubmit();
  const [wasSent, setSent] = useState(false);
  const sent = isDone || wasSent;
  const [linkProblem, setLinkProblem] = useState<string>();
  // The server does not know the fragment with the token.
  const isIncomplete = useIsHydrated() && token === '';
  const problem = linkProblem ?? (isIncomplete ? words.noToken : undefined);

  const submit = (_event: unknown, data: FormData) =>
    void send(async () => {
      try {
        await sendToken(token, data);
        setSent(true);
      } catch (failure) {
        // Only a password has a field: the other errors are about the link or the e-mail address.
        const named = failure instanceof ApiFailure ? Object.keys(failure.fields) : [];
        if (!(failure instanceof ApiFailure) || named.length === 0 || named.includes('password')) {
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
          errors={errors}
          onFieldEdit={(field) => setFieldError(field)}
          {...(message !== undefined && { message })}
          {...(action !== undefined && { action })}
        >
          {fields}
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
      {!sent && problem === undefined && children}
      <Text>
        <Link href={next.href}>{next.label}</Link>
      </Text>
    </AccountFrame>
  );
}
