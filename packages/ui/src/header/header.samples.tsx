import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import type { NavigationMenuLink } from '../navigation-menu/index.ts';
import { ButtonLink } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import {
  Header,
  HeaderAction,
  HeaderActionLink,
  HeaderActions,
  HeaderDropdown,
  HeaderLink,
  HeaderLogo,
  HeaderMenu,
  HeaderMenuActions,
  HeaderNav,
  HeaderText,
  type HeaderProps,
} from './index.ts';

/** An item of the sample: a link, or a dropdown of links. */
export type SampleItem =
  | { label: string; href: string }
  | { label: string; links: readonly NavigationMenuLink[] };

export const sampleItems: readonly SampleItem[] = [
  {
    label: 'Kundli',
    links: [
      { id: 'making', label: 'Kundli Making', href: '/kundli' },
      { id: 'matching', label: 'Kundli Matching', href: '/kundli-matching' },
    ],
  },
  { label: 'Panchang', href: '/panchang' },
  { label: 'Horoscope', href: '/horoscope' },
  {
    label: 'Numbers and gems',
    links: [
      { id: 'numerology', label: 'Numerology', href: '/numerology' },
      { id: 'gemstone', label: 'Gemstones', href: '/gemestone' },
    ],
  },
  { label: 'Poojas', href: '/poojas' },
];

export interface SampleHeaderProps extends HeaderProps {
  items?: readonly SampleItem[];
  logo?: ReactNode;
  /** The signed-in user. */
  user?: string;
  onLogout?: () => void;
}

/** A complete header with an account menu, for stories and tests. */
export function SampleHeader({
  items = sampleItems,
  logo = (
    <HeaderLogo href="/" label="Jyoti">
      <Logo />
    </HeaderLogo>
  ),
  user,
  onLogout,
  ...rest
}: SampleHeaderProps) {
  const links = items.map((item) =>
    'links' in item ? (
      <HeaderDropdown key={item.label} label={item.label} items={item.links} />
    ) : (
      <HeaderLink key={item.label} href={item.href}>
        {item.label}
      </HeaderLink>
    ),
  );
  return (
    <Header {...rest}>
      {logo}
      <HeaderNav>{links}</HeaderNav>
      <HeaderActions>
        {user === undefined ? (
          <>
            <HeaderActionLink href="/login">Login</HeaderActionLink>
            <HeaderAction from="phone">
              <ButtonLink href="/signup" variant="primary" size="small">
                Sign Up
              </ButtonLink>
            </HeaderAction>
          </>
        ) : (
          <>
            <HeaderText>Welcome, {user}!</HeaderText>
            <HeaderAction from="desktop">
              <HeaderActionLink variant="plain" href="/profile">
                Profile
              </HeaderActionLink>
              <Button size="small" onClick={onLogout}>
                Logout
              </Button>
            </HeaderAction>
          </>
        )}
      </HeaderActions>
      <HeaderMenu>
        {(close) => (
          <>
            <HeaderNav>{links}</HeaderNav>
            <HeaderMenuActions>
              {user === undefined ? (
                <>
                  <ButtonLink href="/login" onClick={close}>
                    Login
                  </ButtonLink>
                  <ButtonLink href="/signup" variant="primary" onClick={close}>
                    Sign Up
                  </ButtonLink>
                </>
              ) : (
                <>
                  <ButtonLink href="/profile" onClick={close}>
                    Profile
                  </ButtonLink>
                  <Button
                    onClick={() => {
                      close();
                      onLogout?.();
                    }}
                  >
                    Logout
                  </Button>
                </>
              )}
            </HeaderMenuActions>
          </>
        )}
      </HeaderMenu>
    </Header>
  );
}
