import * as Radix from '@radix-ui/react-dialog';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { clsx } from 'clsx';
import {
  use,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { focusedIn, focusedNear, isElsewhere, isFocusLost } from '../shared/dom/root.ts';
import { useOutside } from '../shared/layers/use-outside.ts';
import type { ClassNames } from '../shared/react/class-names.ts';
import { FormBoundary } from '../form/form-boundary.tsx';
import { MessagesOnTopContext } from '../shared/layers/messages-on-top.ts';
import { InnerLayersContext, useInnerLayers } from '../shared/layers/layer.tsx';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import * as styles from './dialog.css.ts';
import { useModal } from './modal/use-modal.ts';
import { useScrollLock } from './modal/use-scroll-lock.ts';
import { useScrolls } from './modal/use-scrolls.ts';
import { useTabLoop } from './modal/use-tab-loop.ts';

export type DialogClassNames = ClassNames<
  'scrim' | 'head' | 'title' | 'description' | 'body' | 'foot'
>;

export interface DialogFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: string;
  titleHidden?: boolean;
  description?: ReactNode;
  footer?: ReactNode;
  closeButton?: ReactNode;
  width: 'regular' | 'wide';
  sheet: 'content' | 'full';
  placement: 'center' | 'start' | 'end' | 'bottom';
  initialFocus?: RefObject<HTMLElement | null>;
  returnFocus?: RefObject<HTMLElement | null>;
  /** Radix itself returns the focus to the trigger of a modal dialog. */
  hasTrigger: boolean;
  onEscape?: (event: KeyboardEvent) => void;
  /** Closes it; without it, a press outside does nothing. */
  onOutsidePress?: (() => void) | undefined;
  modal?: boolean;
  allowOutside?: string | undefined;
  classNames?: DialogClassNames | undefined;
  ref?: Ref<HTMLDivElement>;
}

const keepFocus = (event: Event) => event.preventDefault();

/** Shared frame of all dialogs. Mounted only while the dialog is open. */
export function DialogFrame({
  title,
  titleHidden = false,
  description,
  footer,
  closeButton,
  width,
  sheet,
  placement,
  initialFocus,
  returnFocus,
  hasTrigger,
  onEscape,
  onOutsidePress,
  modal = true,
  allowOutside,
  className,
  classNames,
  children,
  ref,
  ...rest
}: DialogFrameProps) {
  warnWithoutName('Dialog', 'title', title);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | SVGElement>(null);
  const scrolls = useScrolls(body);
  const inner = useInnerLayers();
  const messagesOnTop = use(MessagesOnTopContext);
  /** Whether the focus may leave it, for the page or for the allowed layers. */
  const isOpenEnded = !modal || allowOutside !== undefined;
  const [hadFocus, setHadFocus] = useState(false);
  useScrollLock(frame, modal);
  useModal(frame, modal, allowOutside);
  useTabLoop(frame, !isOpenEnded);

  const isAllowed = (node: EventTarget) =>
    allowOutside !== undefined && 'matches' in node && (node as Element).matches(allowOutside);
  useOutside(
    frame,
    (path) => inner.count.current > 0 || path.some(isAllowed),
    (how) => {
      if (how === 'press') onOutsidePress?.();
    },
  );

  const takeFocus = (event: Event) => {
    event.preventDefault();
    const box = frame.current;
    opener.current = box && !isFocusLost(box) ? focusedNear(box) : null;
    setHadFocus(true);
    (initialFocus?.current ?? heading.current)?.focus({ preventScroll: true });
  };

  const giveFocusBack = (event: Event) => {
    // The focus has moved on to the page, or to an allowed layer.
    if (isOpenEnded && !isFocusLost(event.target as Element)) return event.preventDefault();
    const target = returnFocus?.current ?? (hasTrigger && !isOpenEnded ? null : opener.current);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <Radix.Content
      {...rest}
      ref={useComposedRefs(ref, frame)}
      aria-modal={isOpenEnded ? undefined : true}
      className={clsx(styles.frame({ width, sheet, placement }), className)}
      data-part="dialog"
      data-placement={placement}
      data-scrolls={scrolls || undefined}
      onOpenAutoFocus={takeFocus}
      onCloseAutoFocus={giveFocusBack}
      onEscapeKeyDown={(event) => {
        onEscape?.(event);
        // Escape in the page or in a layer of others is theirs.
        if (isOpenEnded && !frame.current!.contains(focusedIn(frame.current)))
          event.preventDefault();
      }}
      onInteractOutside={(event) => {
        const isPress = event.detail.originalEvent.type !== 'focusin';
        const isTheirs =
          allowOutside !== undefined && (event.target as Element).closest(allowOutside) !== null;
        const closes = isPress && !isTheirs && onOutsidePress && !isElsewhere(frame.current);
        // A press outside closes only the layers open inside the dialog.
        if (!closes || inner.count.current > 0) event.preventDefault();
      }}
    >
      {/* Another scope pauses the focus trap. */}
      {(messagesOnTop || (isOpenEnded && hadFocus)) && (
        <FocusScope asChild onMountAutoFocus={keepFocus} onUnmountAutoFocus={keepFocus}>
          <span hidden />
        </FocusScope>
      )}
      <InnerLayersContext value={inner.register}>
        {/* A dialog is portalled: its fields do not belong to the surrounding form. */}
        <FormBoundary>
          <div className={clsx(styles.head, classNames?.head)} data-part="dialog-head">
            <Radix.Title
              ref={heading}
              tabIndex={-1}
              className={clsx(styles.title, titleHidden && visuallyHidden, classNames?.title)}
            >
              {title}
            </Radix.Title>
            {closeButton}
          </div>
          {/* Overflowing content can be focused and scrolled by keyboard. */}
          <div
            ref={body}
            className={clsx(styles.body, classNames?.body)}
            data-part="dialog-body"
            {...(scrolls && { tabIndex: 0 })}
          >
            <div>
              {description !== undefined && (
                <Radix.Description asChild>
                  <div className={clsx(styles.description, classNames?.description)}>
                    {description}
                  </div>
                </Radix.Description>
              )}
              {children}
            </div>
          </div>
          {footer !== undefined && (
            <div className={clsx(styles.foot, classNames?.foot)} data-part="dialog-foot">
              {footer}
            </div>
          )}
        </FormBoundary>
      </InnerLayersContext>
    </Radix.Content>
  );
}
