import { Button } from '@jyoti/ui/button';
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
} from '@jyoti/ui/header';
import { ButtonLink } from '@jyoti/ui/link';
import type { ReactNode } from 'react';
import { FOR_GUESTS } from '../../platform/bootstrap/early-login.ts';
import * as styles from './data-header.css.ts';
import {
  completeData,
  dropdownLinks,
  type HeaderData,
  type NavigationItem,
} from './header-data.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

export interface DataHeaderProps extends Omit<HeaderProps, 'children'>, HeaderData {
  /**
   * The logged-in visitor: a welcome, profile and logout replace the action buttons. Without a
   * first name if the server did not send one.
   */
  user?: { firstName?: string } | null;
  /** Logs out. Without it there is no logout button. */
  onLogout?: () => void;
  /** A drawing that replaces the picture at `logo.src`; `logo.alt` still names it. */
  logoImage?: ReactNode;
  /**
   * The language picker for guests: logged-in visitors have it in the profile, because the header
   * has no space for it.
   */
  language?: ReactNode;
  /** The language picker in the menu. */
  menuLanguage?: ReactNode;
}

/** The kit's header, composed from the server's data; a skeleton until all of it has loaded. */
export function DataHeader({
  logo,
  navigation,
  actionButtons,
  loading = false,
  user,
  onLogout,
  logoImage,
  language,
  menuLanguage,
  ...rest
}: DataHeaderProps) {
  const { header: words } = useMessages(frameMessages);
  const data = loading ? undefined : completeData({ logo, navigation, actionButtons });
  if (!data) return <Header {...rest} loading />;
  const links = data.navigation.map((item) => <Item key={item.id} item={item} />);
  const last = data.actionButtons.length - 1;
  const forGuests = user ? {} : { [FOR_GUESTS]: '' };

  return (
    <Header {...rest}>
      <HeaderLogo href="/" label={data.logo.alt} src={data.logo.src}>
        {logoImage}
      </HeaderLogo>
      <HeaderNav>{links}</HeaderNav>
      <HeaderActions {...forGuests}>
        {user ? (
          <>
            {user.firstName !== undefined && (
              <HeaderText className={styles.welcome}>
                {words.welcome({ firstName: user.firstName })}
              </HeaderText>
            )}
            <HeaderAction from="desktop">
              <HeaderActionLink variant="plain" href="/profile">
                {words.profile}
              </HeaderActionLink>
              {onLogout && (
                <Button size="small" className={styles.logout} onClick={onLogout}>
                  {words.logout}
                </Button>
              )}
            </HeaderAction>
          </>
        ) : (
          <>
            <HeaderAction from="desktop">{language}</HeaderAction>
            {/* The last is a filled button, which moves into the menu on narrow screens; the
                others are links. */}
            {data.actionButtons.map(({ id, title, path }, index) =>
              index < last ? (
                <HeaderActionLink key={id} href={path}>
                  {title}
                </HeaderActionLink>
              ) : (
                <HeaderAction key={id} from="phone">
                  <ButtonLink href={path} variant="primary" size="small">
                    {title}
                  </ButtonLink>
                </HeaderAction>
              ),
            )}
          </>
        )}
      </HeaderActions>
      <HeaderMenu>
        {(close) => (
          <>
            <HeaderNav>{links}</HeaderNav>
            {menuLanguage}
            <HeaderMenuActions {...forGuests}>
              {user ? (
                <>
                  <ButtonLink href="/profile#bookings" onClick={close}>
                    {words.bookings}
                  </ButtonLink>
                  <ButtonLink href="/profile" onClick={close}>
                    {words.profile}
                  </ButtonLink>
                  {onLogout && (
                    <Button
                      onClick={() => {
                        close();
                        onLogout();
                      }}
                    >
                      {words.logout}
                    </Button>
                  )}
                </>
              ) : (
                data.actionButtons.map(({ id, title, path }, index) => (
                  <ButtonLink
                    key={id}
                    href={path}
                    variant={index === last ? 'primary' : 'secondary'}
                    onClick={close}
                  >
                    {title}
                  </ButtonLink>
                ))
              )}
            </HeaderMenuActions>
          </>
        )}
      </HeaderMenu>
    </Header>
  );
}

function Item({ item }: { item: NavigationItem }) {
  const links = dropdownLinks(item);
  if (links.length > 0) return <HeaderDropdown label={item.title} items={links} />;
  return <HeaderLink href={item.path}>{item.title}</HeaderLink>;
}
