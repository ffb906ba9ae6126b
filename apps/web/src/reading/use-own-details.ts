import { useSession } from '../session/session.tsx';

type Detail = 'name' | 'email' | 'mobile';

/**
 * Props of a field prefilled from the account. It is uncontrolled, so that input is kept when the
 * session loads.
 */
export function useOwnDetails() {
  const { user } = useSession();
  const known: Record<Detail, string> = {
    name: user ? `${user.firstName} ${user.lastName}` : '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
  };
  return (detail: Detail) => ({ name: detail, defaultValue: known[detail] });
}
