import { useState, type ChangeEvent } from 'react';
import { useSession } from '../session/session.tsx';

type Detail = 'name' | 'email' | 'mobile';

/** Props of a controlled field: what the visitor has typed, until then the value of the account. */
export function useOwnDetails() {
  const { user } = useSession();
  const [typed, setTyped] = useState<Partial<Record<Detail, string>>>({});
  const known: Record<Detail, string> = {
    name: user ? `${user.firstName} ${user.lastName}` : '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
  };
  return (detail: Detail) => ({
    name: detail,
    value: typed[detail] ?? known[detail],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [detail]: value })),
  });
}
