import type { Header as HeaderData } from '@jyoti/contract';
import { Logo } from '@jyoti/ui/logo';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../platform/session/session.tsx';
import { DataHeader } from './data-header.tsx';
import { SiteLanguage } from '../../platform/frame/site-language.tsx';

/** Fallback if the header's content failed to load, so that login is still possible. */
const builtIn: HeaderData = {
  logo: { src: '/favicon.svg', alt: 'Jyoti' },
  navigation: [
    { id: 'kundli', title: 'Kundli', path: '/kundli', hasDropdown: false, dropdownItems: [] },
  ],
  actionButtons: [
    { id: 'login', title: 'Login', path: '/login' },
    { id: 'signup', title: 'Sign Up', path: '/signup' },
  ],
};

/** The kit's header with the server's navigation and the visitor of the session. */
export function SiteHeader({ header }: { header: HeaderData | null }) {
  const { user, unreachable, logout } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return (
    <DataHeader
      {...(header ?? builtIn)}
      logoImage={<Logo />}
      language={<SiteLanguage othersOnly />}
      menuLanguage={<SiteLanguage />}
      currentHref={pathname}
      user={user ?? (unreachable ? {} : null)}
      onLogout={() => {
        void logout();
        void navigate('/login');
      }}
    />
  );
}
