import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Container, VisuallyHidden } from '../layout/index.ts';
import { Anchor, ButtonLink } from '../link/index.ts';
import { HeaderMenu } from './header-menu.tsx';
import { lineItem } from '../shared/navigation-item.css.ts';
import { HeaderNavigation } from './header-navigation.tsx';
import { HeaderSkeleton } from './header-skeleton.tsx';
import * as styles from './header.css.ts';
import { completeData } from './header.logic.ts';
import { headerStrings } from './header.strings.ts';
import type { HeaderItem, HeaderLink, HeaderLogo } from './header.types.ts';

export interface HeaderUser {
  firstName: string;
}

export interface HeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The logo from the server. While it is absent the skeleton stands. */
  logo?: HeaderLogo | null;
  /** The navigation from the server. While it is absent or empty the skeleton stands. */
  navigation?: readonly HeaderItem[] | null;
  /** What a visitor who is not signed in may do; the last is the one that counts. While absent the skeleton stands. */
  actionButtons?: readonly HeaderLink[] | null;
  /** The data is on its way: the skeleton stands. @default false */
  loading?: boolean;
  /** Path of the page shown: its link is marked, and the menu closes when it changes. */
  currentPath?: string;
  /** Who is signed in: a welcome, profile and logout stand in place of the action buttons. @default null */
  user?: HeaderUser | null;
  /** Signs out. Without it there is no logout. */
  onLogout?: () => void;
  /** @default "/profile" */
  profilePath?: string;
  /** Where the logo leads. @default "/" */
  homePath?: string;
  /** Drawn in place of the picture at `logo.src`, such as a Logo in the theme's colours. `logo.alt` still names it. */
  logoImage?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * The head of every page: logo, navigation and who is signed in. Stays at the top of the viewport; 60 px tall, 72 px
 * from 1024 px on. Its data has the shape of `GET /api/header`.
 */
export function Header({
  logo,
  navigation,
  actionButtons,
  loading = false,
  currentPath,
  user = null,
  onLogout,
  profilePath = '/profile',
  homePath = '/',
  logoImage,
  className,
  ...rest
}: HeaderProps) {
  const strings = useStrings(headerStrings);
  const data = loading ? undefined : completeData({ logo, navigation, actionButtons });

  return (
    <header
      {...rest}
      className={clsx(styles.root, className)}
      aria-busy={data ? undefined : true}
      data-part="header"
      data-state={data ? 'ready' : 'loading'}
    >
      {data ? (
        <Container className={styles.row}>
          <Anchor href={homePath} className={styles.home} data-part="header-logo">
            <LogoOf {...data.logo} drawing={logoImage} />
          </Anchor>
          <nav className={styles.inlineNavigation} aria-label={strings.navigation}>
            <HeaderNavigation items={data.navigation} currentPath={currentPath} place="line" />
          </nav>
          <div className={styles.session} data-part="header-session">
            {user ? (
              <>
                <span className={styles.welcome}>{strings.welcome(user.firstName)}</span>
                <span className={styles.whenWide}>
                  <Anchor href={profilePath} className={lineItem}>
                    {strings.profile}
                  </Anchor>
                  {onLogout && (
                    <Button size="small" onClick={onLogout}>
                      {strings.logout}
                    </Button>
                  )}
                </span>
              </>
            ) : (
              <ActionsInLine actions={data.actionButtons} />
            )}
          </div>
          <HeaderMenu items={data.navigation} currentPath={currentPath}>
            {(close) => (
              <div className={styles.panelSession}>
                {user ? (
                  <>
                    <ButtonLink href={profilePath} onClick={close}>
                      {strings.profile}
                    </ButtonLink>
                    {onLogout && (
                      <Button
                        onClick={() => {
                          close();
                          onLogout();
                        }}
                      >
                        {strings.logout}
                      </Button>
                    )}
                  </>
                ) : (
                  data.actionButtons.map(({ id, title, path }, index, { length }) => (
                    <ButtonLink
                      key={id}
                      href={path}
                      variant={index === length - 1 ? 'primary' : 'secondary'}
                      onClick={close}
                    >
                      {title}
                    </ButtonLink>
                  ))
                )}
              </div>
            )}
          </HeaderMenu>
        </Container>
      ) : (
        <HeaderSkeleton />
      )}
    </header>
  );
}

function LogoOf({ src, alt, drawing }: HeaderLogo & { drawing: ReactNode }) {
  if (drawing === undefined) return <img className={styles.logoImage} src={src} alt={alt} />;
  return (
    <>
      <span className={styles.logoDrawing} aria-hidden="true">
        {drawing}
      </span>
      <VisuallyHidden>{alt}</VisuallyHidden>
    </>
  );
}

/** The last is a filled button, which gives way to the menu where there is no room; the others are links. */
function ActionsInLine({ actions }: { actions: readonly HeaderLink[] }) {
  return actions.map(({ id, title, path }, index) =>
    index < actions.length - 1 ? (
      <Anchor key={id} href={path} className={styles.actionLink}>
        {title}
      </Anchor>
    ) : (
      <span key={id} className={styles.whenRoomy}>
        <ButtonLink href={path} variant="primary" size="small">
          {title}
        </ButtonLink>
      </span>
    ),
  );
}
