import type { Acknowledgement as Confirmed } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Checkbox } from '@jyoti/ui/checkbox';
import { Form } from '@jyoti/ui/form';
import { Heading } from '@jyoti/ui/layout';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { civilDate } from '@jyoti/ui/dates';
import {
  storeAcknowledgement,
  storedAcknowledgement,
  useStoredAcknowledgement,
} from './stored-acknowledgement.ts';
import { disclaimerMessages } from '../../../messages.generated/disclaimer.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

type Known = Pick<Confirmed, 'version' | 'acknowledgedAt' | 'visitorId'>;

/**
 * What was acknowledged earlier, in this browser or in the account; null while unknown and if there
 * is nothing.
 */
function useConfirmedBefore(version: string) {
  const { user } = useSession();
  const inBrowser = useStoredAcknowledgement();
  const [inAccount, setInAccount] = useState<Known | null>(null);
  const signedIn = user !== null;

  useEffect(() => {
    if (!signedIn) return;
    let current = true;
    // Without a response the visitor can just confirm again: the first date counts.
    api('GET /api/disclaimer/acknowledgement').then(
      (own) => current && setInAccount(own),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [signedIn]);

  const known = [signedIn ? inAccount : null, inBrowser];
  return known.find((one) => one?.version === version) ?? null;
}

interface AcknowledgementProps {
  /** The sentence that is acknowledged. */
  sentence: string;
  /** Date of the version that was read, `YYYY-MM-DD`. */
  version: string;
}

/** A checkbox, a confirm button, and a note on where the acknowledgement is stored. */
export function Acknowledgement({ sentence, version }: AcknowledgementProps) {
  const words = useMessages(disclaimerMessages).acknowledgement;
  const language = useLanguage();
  const before = useConfirmedBefore(version);
  const [ticked, setTicked] = useState(false);
  const { busy, form } = useForm({
    loadChecks: () => import('../../../platform/forms/form-checks.ts'),
    check: ({ acknowledgeSchema, validate }) =>
      validate(acknowledgeSchema, {
        version,
        visitorId: storedAcknowledgement()?.visitorId ?? null,
      }),
    send: async ({ visitorId = null }) =>
      storeAcknowledgement(
        await api('POST /api/disclaimer/acknowledgement', { body: { version, visitorId } }),
      ),
    failed: words.failed,
  });

  return (
    <section id="acknowledgement" aria-labelledby="acknowledgement-heading" data-print="hide">
      <Heading level={2} size="h3" id="acknowledgement-heading">
        {words.title}
      </Heading>
      {before ? (
        <Alert tone="success">
          {words.thanks({ day: civilDate(language, before.acknowledgedAt.slice(0, 10)) })}{' '}
          {before.visitorId === null ? words.inAccount : words.inBrowser}
        </Alert>
      ) : (
        <Form
          {...form}
          onSubmit={(event) => {
            if (ticked) form.onSubmit(event);
          }}
        >
          <Checkbox
            name="acknowledged"
            label={sentence}
            checked={ticked}
            onChange={({ target }) => setTicked(target.checked)}
          />
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={!ticked}
              loading={busy}
              loadingLabel={words.busy}
            >
              {words.confirm}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
