import { clsx } from 'clsx';
import {
  use,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type HTMLAttributes,
  type Ref,
} from 'react';
import { CircleCheckIcon } from '../../icons/index.ts';
import { Button } from '../../button/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { Heading, Text } from '../../layout/index.ts';
import { TextField } from '../../text-field/index.ts';
import { FooterHeadingLevel } from '../footer-context.ts';
import * as styles from '../footer.css.ts';
import { isEmail } from './is-email.ts';
import { footerStrings } from '../../messages.generated/en/components/Footer.ts';

/** Result of a subscription: success, or one sentence for the visitor. */
export type SubscribeResult =
  | { /** The address was accepted. */ ok: true }
  | { ok?: false; /** What is wrong, in one sentence. */ error: string };

export interface NewsletterProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children'
> {
  /** Heading of the form. */
  title: string;
  /** Content and frequency of the newsletter. */
  description: string;
  /** Stores an address. If the promise rejects, a general error is shown. */
  onSubscribe: (email: string) => Promise<SubscribeResult>;
  ref?: Ref<HTMLDivElement>;
}

/** A form for an e-mail address with its pending, success and error states. */
export function Newsletter({
  title,
  description,
  onSubscribe,
  className,
  ...rest
}: NewsletterProps) {
  const headingLevel = use(FooterHeadingLevel);
  const strings = useStrings(footerStrings);
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'thanks'>('idle');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  // The success message replaces the form, which had the focus.
  useLayoutEffect(() => {
    if (state === 'thanks') status.current?.focus();
  }, [state]);

  const fail = (sentence: string) => {
    setState('idle');
    setError(sentence);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (!isEmail(email)) return fail(strings.invalidEmail);
    setState('busy');
    setError(null);
    try {
      const result = await onSubscribe(email.trim());
      if (result.ok) setState('thanks');
      else fail(result.error);
    } catch {
      fail(strings.failed);
    }
  };

  return (
    <div
      {...rest}
      className={clsx(styles.newsletter, className)}
      data-part="newsletter"
      data-state={state}
    >
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      <Text size="small" tone="muted">
        {description}
      </Text>
      {state !== 'thanks' && (
        <form
          className={styles.newsletterForm}
          // If submitted before the script has loaded, the e-mail address must not end up in the
          // page's URL.
          method="post"
          noValidate
          onSubmit={submit}
        >
          <TextField
            ref={input}
            className={styles.newsletterEmail}
            label={strings.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            error={error}
            onChange={({ target }) => {
              setEmail(target.value);
              setError(null);
            }}
          />
          <Button type="submit" loading={state === 'busy'} loadingLabel={strings.subscribing}>
            {strings.subscribe}
          </Button>
        </form>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {state === 'thanks' && (
          <>
            <CircleCheckIcon
              className={styles.statusIcon}
              size={20}
              strokeWidth={1.6}
              aria-hidden
            />
            {strings.thanks}
          </>
        )}
      </p>
    </div>
  );
}
