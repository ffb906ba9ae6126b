import { useSession } from '../../platform/session/session.tsx';

/** Details of the account, for a form to begin with; empty without one. */
export function useOwnDetails(): Record<'name' | 'email' | 'mobile', string> {
  const { user } = useSession();
  return {
    name: user ? `${user.firstName} ${user.lastName}` : '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
  };
}
