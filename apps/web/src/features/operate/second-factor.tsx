import type { SecondFactorSetup } from '@jyoti/contract';
import { AccountFrame } from '@jyoti/ui/recipes/account-frame';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField, TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { CheckedForm } from '../../platform/forms/checked-form.tsx';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import * as styles from './operate.css.ts';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const QrCode = lazyPart(() => import('./qr-code.tsx'), 'QrCode');

interface SecondFactorProps {
  /** Called when this session has passed the second factor. */
  onOpen: () => void;
}

/** The field for a code of the authenticator app. */
function CodeField() {
  const words = useMessages(operateMessages).secondFactor;
  return <TextField label={words.code} name="code" autoComplete="one-time-code" required />;
}

/** Shown at each login of an operator. */
export function SecondFactorLogin({ onOpen }: SecondFactorProps) {
  const words = useMessages(operateMessages).secondFactor;
  return (
    <AccountFrame title={words.loginTitle} intro={words.loginIntro}>
      <CheckedForm
        words={words.login}
        fullWidth
        check={({ secondFactorSchema, validate }, data) =>
          validate(secondFactorSchema, Object.fromEntries(data))
        }
        send={async (input) => {
          await api('POST /api/operator/second-factor', { body: input });
          onOpen();
        }}
      >
        <CodeField />
      </CheckedForm>
    </AccountFrame>
  );
}

/**
 * An operator's first login: the password again, the code of the operator command, the secret for the app, its first code, and the
 * recovery codes.
 */
export function SecondFactorSetUp({ onOpen }: SecondFactorProps) {
  const words = useMessages(operateMessages).secondFactor;
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();

  if (recoveryCodes) {
    return (
      <AccountFrame title={words.codesTitle} intro={words.codesIntro}>
        <Stack as="ul" gap="x1">
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Stack>
        <Button variant="primary" fullWidth onClick={onOpen}>
          {words.codesKept}
        </Button>
      </AccountFrame>
    );
  }
  if (setup) {
    return (
      <AccountFrame title={words.setupTitle} intro={words.secretIntro}>
        <QrCode label={words.qrCode} text={setup.uri} />
        <Alert tone="info" title={words.secret}>
          <code>
            {(setup.secret.match(/.{1,4}/g) ?? []).map((letters, index) => (
              <span key={index} className={styles.fourLetters}>
                {letters}
              </span>
            ))}
          </code>
        </Alert>
        <Text>
          <Link href={setup.uri}>{words.openApp}</Link>
        </Text>
        <CheckedForm
          words={words.confirm}
          fullWidth
          check={({ secondFactorSchema, validate }, data) =>
            validate(secondFactorSchema, Object.fromEntries(data))
          }
          send={async (input) =>
            setRecoveryCodes(
              (await api('POST /api/operator/second-factor/confirm', { body: input }))
                .recoveryCodes,
            )
          }
        >
          <CodeField />
        </CheckedForm>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={words.setupTitle} intro={words.setupIntro}>
      <CheckedForm
        words={words.begin}
        fullWidth
        check={({ secondFactorSetupSchema, validate }, data) =>
          validate(secondFactorSetupSchema, Object.fromEntries(data))
        }
        send={async (input) =>
          setSetup(await api('POST /api/operator/second-factor/setup', { body: input }))
        }
      >
        <PasswordField
          label={words.password}
          name="currentPassword"
          autoComplete="current-password"
          required
        />
        <TextField
          label={words.enrolmentCode}
          hint={words.enrolmentHint}
          name="enrolmentCode"
          autoComplete="off"
          required
        />
      </CheckedForm>
    </AccountFrame>
  );
}
