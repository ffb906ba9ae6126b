import type { Login } from '@jyoti/contract';
import { api } from '../../../platform/session/api.ts';
import { PasswordDialog } from './password-dialog.tsx';
import type { EntryDialogProps } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { loginName } from './login-name.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface EndLoginsDialogProps extends EntryDialogProps {
  /** `null`: all but the current one. */
  login: Login | null;
  onEnded: () => void;
}

/** Asks for the password before logins are ended. */
export function EndLoginsDialog({ login, onEnded, ...dialog }: EndLoginsDialogProps) {
  const words = useMessages(profileMessages).logins;
  const { ending } = words;
  return (
    <PasswordDialog
      {...dialog}
      words={ending}
      title={login === null ? ending.others : ending.one({ name: loginName(login, words) })}
      description={ending.text}
      confirmLabel={login === null ? ending.confirmOthers : ending.confirmOne}
      check={({ endLoginsSchema, validate }, data) =>
        validate(endLoginsSchema, {
          ...Object.fromEntries(data),
          ...(login !== null && { login: login.id }),
        })
      }
      send={async (input) => {
        await api('POST /api/users/end-logins', { body: input });
        onEnded();
      }}
    />
  );
}
