import { act, fireEvent, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import {
  createRef,
  Fragment,
  StrictMode,
  type ComponentType,
  type DOMAttributes,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { I18nProvider } from '../src/i18n/index.ts';
import { hi } from '../src/messages-hi/index.ts';

/** Props of every component besides its own. */
interface CommonProps extends HTMLAttributes<Element> {
  ref?: Ref<never>;
}

type Find = (container: HTMLElement) => Element | null;

/** A state of a component, controlled or uncontrolled. */
interface StateContract {
  /** Names of the props: the controlled value, its default value, the callback. */
  prop: string;
  /** Omitted if the component is controlled only. */
  defaultProp?: string;
  onChange: string;
  /** Two of its values. */
  from: unknown;
  to: unknown;
  /** The user's action that changes the one to the other. */
  change: (user: UserEvent, container: HTMLElement) => Promise<unknown>;
  /** Returns the value that the page shows. */
  shown: (container: HTMLElement) => unknown;
}

/** Names of the props of a component that has one value. */
export const valueProps = {
  prop: 'value',
  defaultProp: 'defaultValue',
  onChange: 'onValueChange',
} as const;

/** Names of the props of a Checkbox or a Switch. */
export const checkedProps = {
  prop: 'checked',
  defaultProp: 'defaultChecked',
  onChange: 'onValueChange',
} as const;

/** The state of a component that is opened and closed by a press. */
export const openState = (
  change: StateContract['change'],
  shown: StateContract['shown'],
): StateContract => ({
  prop: 'open',
  defaultProp: 'defaultOpen',
  onChange: 'onOpenChange',
  from: false,
  to: true,
  change,
  shown,
});

/** Props that report a change of state, `onOpenChange` for one; not the events of media elements. */
type ReportsChange<Props> = Extract<
  Exclude<keyof Props, keyof DOMAttributes<Element>>,
  `on${string}Change`
>;

/** A component that reports a change of state must list that state in its contract. */
type StateOf<Props> = [ReportsChange<Props>] extends [never]
  ? { state?: undefined }
  : { state: StateContract | readonly StateContract[] };

/** Names of the props that put a button into its loading state. */
type LoadingProp<Props> = Extract<keyof Props, 'loading' | 'confirmLoading'>;

/** The button that keeps the focus while the component is busy; `null` if it has none. */
type BusyOf<Props> = [LoadingProp<Props>] extends [never]
  ? { busy?: undefined }
  : { busy: { prop: LoadingProp<Props>; button: Find } | null };

/** The busy state of a component that renders one button, by its `loading`. */
export const oneBusyButton = {
  prop: 'loading',
  button: (container: HTMLElement) => container.querySelector('button'),
} as const;

interface Contract<Props> {
  /** Props of a typical use. */
  props: Props;
  /**
   * The element that receives className, style and data attributes. Default: the first element
   * rendered.
   */
  root?: Find;
  /** The element that receives ref, id, aria attributes and event handlers. Default: the root. */
  control?: Find;
  /**
   * The element that receives ref, if not the control: the first of a group of controls. Default:
   * the control.
   */
  focusTarget?: Find;
  /** Wraps it in a required parent: the Tabs of a Tab. */
  wrapper?: ComponentType<{ children: ReactNode }>;
  /** Set false if the component uses `id` itself. Default true. */
  hasOwnId?: boolean;
  /** Set false if the component renders nothing on a server (a closed dialog). Default true. */
  rendersOnServer?: boolean;
  /**
   * axe rules that do not apply outside a page (e.g. 'region'), each with its reason in a comment
   * at the call.
   */
  axeRulesOff?: readonly string[];
}

/** Runs axe on an element, without contrast rules (jsdom does not paint; the stories check them in Chromium). */
export async function axeViolations(element: Element, rulesOff: readonly string[] = []) {
  const { violations } = await axe.run(element, {
    rules: Object.fromEntries(
      ['color-contrast', 'region', ...rulesOff].map((rule) => [rule, { enabled: false }]),
    ),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/**
 * Handlers that every control takes; a press is last, because it may close the parent of the
 * control. `onChange` differs between controls, so their own tests check it.
 */
const handlerNames = `onDoubleClick onContextMenu onMouseDown onMouseUp onMouseMove onMouseEnter
   onMouseLeave onMouseOver onMouseOut onPointerDown onPointerUp onPointerMove
   onPointerCancel onPointerEnter onPointerLeave onTouchStart onTouchEnd onWheel
   onScroll onKeyDown onKeyUp onFocus onBlur onCopy
   onPaste onDragStart onDragOver onDrop onTransitionEnd onClick`.split(/\s+/);

/** Fires the event of a handler as a browser would. */
function fire(handlerName: string, element: Element) {
  const name = handlerName.charAt(2).toLowerCase() + handlerName.slice(3);
  fireEvent[name as 'click'](element, handlerName.startsWith('onKey') ? { key: 'F2' } : {});
}

/**
 * The behaviour of every component of the kit: className, style and data attributes reach the root; ref, id, aria
 * attributes and event handlers the control; its state is controlled or uncontrolled; a busy button keeps the focus and
 * announces that it is busy; no accessibility violation; renders to a string on a server and hydrates without a
 * warning; works twice on a page, in both languages and in StrictMode.
 */
export function behavesAsComponent<Props extends object>(
  Component: ComponentType<Props>,
  {
    props,
    root: findRoot,
    control: findControl,
    focusTarget,
    wrapper: Wrapper = Fragment,
    state = [],
    busy,
    ...options
  }: Contract<NoInfer<Props>> & StateOf<NoInfer<Props>> & BusyOf<NoInfer<Props>>,
) {
  const Part = Component as ComponentType<Props & CommonProps>;
  const Subject = (own: Props & CommonProps) => (
    <Wrapper>
      <Part {...own} />
    </Wrapper>
  );
  const find =
    (by: Find) =>
    ({ container, baseElement }: { container: HTMLElement; baseElement: HTMLElement }) => {
      const element = by(container) ?? by(baseElement);
      if (!element) throw new Error('The element under test is not in the page');
      return element;
    };
  const rootOf = find(findRoot ?? ((container) => container.firstElementChild));
  const controlOf = findControl ? find(findControl) : rootOf;
  const focusTargetOf = focusTarget ? find(focusTarget) : controlOf;

  describe('behaves as a component of the kit', () => {
    test('passes className, style and data attributes to its root', () => {
      const page = render(
        <Subject
          {...props}
          className="from-outside"
          style={{ '--probe': 'set' } as object}
          data-purpose="probe"
        />,
      );
      const root = rootOf(page);
      expect(root).toHaveClass('from-outside');
      expect((root as HTMLElement).style.getPropertyValue('--probe')).toBe('set');
      expect(root).toHaveAttribute('data-purpose', 'probe');
    });

    test('passes ref, id and aria attributes to its control', () => {
      const ref = createRef<never>();
      const id = options.hasOwnId === false ? {} : { id: 'own-id' };
      const page = render(<Subject {...props} ref={ref} {...id} aria-description="probe" />);
      const control = controlOf(page);
      expect(ref.current).toBe(focusTargetOf(page));
      if (id.id !== undefined) expect(control).toHaveAttribute('id', id.id);
      expect(control).toHaveAttribute('aria-description', 'probe');
    });

    test('calls the event handlers it is given', () => {
      const called: string[] = [];
      const handlers = Object.fromEntries(
        handlerNames.map((name) => [
          name,
          (event: Event) => {
            // A link would navigate away.
            if (name === 'onClick') event.preventDefault();
            called.push(name);
          },
        ]),
      );
      const control = controlOf(render(<Subject {...props} {...handlers} />));
      for (const name of handlerNames) fire(name, control);
      expect(handlerNames.filter((name) => !called.includes(name))).toEqual([]);
    });

    test('works in StrictMode', () => {
      const page = render(<Subject {...props} />, { wrapper: StrictMode });
      expect(rootOf(page)).toBeInTheDocument();
    });

    test('has unique ids: two instances share none', () => {
      const { baseElement } = render(
        <>
          <Subject {...props} />
          <Subject {...props} />
        </>,
      );
      const ids = [...baseElement.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    // In English the states of each component are checked in a browser (every-story.spec.ts).
    test('has no axe violation in Hindi', async () => {
      const { baseElement } = render(
        <I18nProvider locale="hi" messages={hi}>
          <Subject {...props} />
        </I18nProvider>,
      );
      expect(await axeViolations(baseElement, options.axeRulesOff)).toEqual([]);
    });

    if (options.rendersOnServer !== false) {
      test('renders on a server and hydrates without a warning', async () => {
        const html = renderToString(<Subject {...props} />);
        expect(html).not.toBe('');
        const host = document.createElement('div');
        document.body.append(host);
        host.innerHTML = html;
        render(<Subject {...props} />, { container: host, hydrate: true });
      });
    }

    if (busy)
      test('its busy button keeps the focus, ignores presses and announces that it is busy', () => {
        const at = (isBusy: boolean) => <Subject {...props} {...{ [busy.prop]: isBusy }} />;
        const page = render(at(false));
        const button = find(busy.button)(page) as HTMLElement;
        act(() => button.focus());
        page.rerender(at(true));
        expect(button).toHaveFocus();
        expect(button).toHaveAttribute('aria-busy', 'true');
        expect(button).toHaveAttribute('aria-disabled', 'true');
        const announced = [...page.baseElement.querySelectorAll('[aria-live="polite"]')];
        expect(announced.map(({ textContent }) => textContent)).toContain(button.textContent);
        // A press is prevented: it neither calls `onClick` nor submits a form.
        expect(fireEvent.click(button)).toBe(false);
        page.rerender(at(false));
        expect(button).toHaveFocus();
        expect(button).not.toHaveAttribute('aria-busy');
      });

    for (const each of [state].flat()) {
      const { prop, defaultProp, onChange, from, to, change, shown } = each;
      const own = Object.fromEntries(
        Object.entries(props).filter(([name]) => ![prop, defaultProp, onChange].includes(name)),
      ) as Props;

      if (defaultProp !== undefined)
        test(`uncontrolled it starts with ${defaultProp} and updates itself`, async () => {
          const changed = vi.fn();
          const { container } = render(
            <Subject {...own} {...{ [defaultProp]: from, [onChange]: changed }} />,
          );
          expect(shown(container)).toEqual(from);
          await change(userEvent.setup(), container);
          expect(shown(container)).toEqual(to);
          expect(changed).toHaveBeenCalledExactlyOnceWith(to);
        });

      test(`controlled it calls ${onChange} and shows ${prop}`, async () => {
        const listener = vi.fn();
        const at = (value: unknown) => (
          <Subject {...own} {...{ [prop]: value, [onChange]: listener }} />
        );
        const { container, rerender } = render(at(from));
        expect(shown(container)).toEqual(from);
        await change(userEvent.setup(), container);
        expect(listener).toHaveBeenCalledExactlyOnceWith(to);
        expect(shown(container)).toEqual(from);
        rerender(at(to));
        expect(shown(container)).toEqual(to);
        expect(listener).toHaveBeenCalledOnce();
      });

      if (defaultProp !== undefined)
        test(`a ${prop} that becomes undefined is reported`, () => {
          const reports = [vi.mocked(console.error), vi.mocked(console.warn)];
          for (const report of reports) report.mockImplementation(() => undefined);
          const { container, rerender } = render(
            <Subject {...own} {...{ [prop]: to, [defaultProp]: from }} />,
          );
          expect(shown(container)).toEqual(to);
          rerender(<Subject {...own} {...{ [defaultProp]: from }} />);
          expect(reports.flatMap(({ mock }) => mock.calls)).not.toEqual([]);
          for (const report of reports) report.mockClear();
        });
    }
  });
}
