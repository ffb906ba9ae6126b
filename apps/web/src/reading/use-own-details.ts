import { useSession } from '../session/session.tsx';

type Detail = 'name' | 'email' | 'mobile';

/** Props of a field that begins with what the account says. It is uncontrolled: what is typed stays when the session is known. */
export function useOwnDetails() {
  const { user } = useSession();
  const known: Record<Detail, string> = {
    name: user ? `${user.firstName} ${user.lastName}` : '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
  };
  return (detail: Detail) => ({ name: detail, defaultValue: known[detail] });
}
