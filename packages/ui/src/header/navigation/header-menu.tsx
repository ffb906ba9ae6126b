import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import {
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { MenuIcon, XIcon } from '../../icons/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { Layer, type Dismissal } from '../../shared/layers/layer.tsx';
import { HeaderContext } from '../header-context.ts';
import * as styles from '../header.css.ts';
import { headerStrings } from '../../messages.generated/en/components/Header.ts';

export interface HeaderMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** A HeaderNav and, below it, HeaderMenuActions. A function receives a callback that closes the menu. */
  children: ReactNode | ((close: () => void) => ReactNode);
  ref?: Ref<HTMLDivElement>;
}

/** Below 1024 px: the button with three bars, and the menu that it opens under the header. */
export function HeaderMenu({ className, children, ref, ...rest }: HeaderMenuProps) {
  const strings = useStrings(headerStrings);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { currentHref } = use(HeaderContext);
  const close = () => setOpen(false);

  const [pathBefore, setPathBefore] = useState(currentHref);
  if (pathBefore !== currentHref) {
    setPathBefore(currentHref);
    setOpen(false);
  }

  const dismiss = (how: Dismissal) => {
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(styles.WIDE);
    const closeWhenWide = () => {
      if (wide.matches) setOpen(false);
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [open]);

  return (
    <div
      {...rest}
      ref={useComposedRefs(ref, root)}
      className={clsx(styles.menuArea, className)}
      data-part="header-menu"
      data-state={open ? 'open' : 'closed'}
    >
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-label={open ? strings.closeMenu : strings.openMenu}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? (
          <XIcon size={24} strokeWidth={1.6} aria-hidden />
        ) : (
          <MenuIcon size={24} strokeWidth={1.6} aria-hidden />
        )}
      </button>
      {open && (
        <Layer also={[root]} onDismiss={dismiss}>
          <div id={panelId} className={styles.panel} data-part="header-panel">
            <HeaderContext value={{ currentHref, closeMenu: close }}>
              {typeof children === 'function' ? children(close) : children}
            </HeaderContext>
          </div>
        </Layer>
      )}
    </div>
  );
}
