import { render } from '@testing-library/react';
import axe from 'axe-core';
import { createRef, type ComponentType, type CSSProperties, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { I18nProvider, type Language } from '../src/i18n/index.ts';

/** What every root takes besides its own props. */
interface RootProps {
  ref?: Ref<never>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  'aria-details'?: string;
}

interface Contract<Props> {
  /** Props of an ordinary use. */
  props: Props;
  /** The root element that takes className, style and data attributes. Default: the first element rendered. */
  root?: (container: HTMLElement) => Element | null;
  /** The element that takes ref, id and aria: the control of a field. Default: the root. */
  control?: (container: HTMLElement) => Element | null;
  /** Where ref leads, if not to the control: the first of a group of controls. */
  focusTarget?: (container: HTMLElement) => Element | null;
  /** Set false where the component renders nothing on a server (a closed dialog). Default true. */
  rendersOnServer?: boolean;
  /** axe rules that cannot hold outside a page (e.g. 'region'), each with its reason in a comment at the call. */
  axeRulesOff?: readonly string[];
}

/** Finds what axe has to say of an element, without contrast (jsdom does not paint; the stories check it in Chromium). */
export async function axeViolations(element: Element, rulesOff: readonly string[] = []) {
  const { violations } = await axe.run(element, {
    rules: Object.fromEntries(
      ['color-contrast', 'region', ...rulesOff].map((rule) => [rule, { enabled: false }]),
    ),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/**
 * The behaviour that every component of the kit owes its users: className, style and data attributes reach the root, ref, id
 * and aria the control; no accessibility violation; renders to a string on a server and hydrates without a word; works in both languages.
 */
export function behavesAsComponent<Props extends object>(
  Component: ComponentType<Props>,
  {
    props,
    root = (container) => container.firstElementChild,
    control = root,
    focusTarget = control,
    ...options
  }: Contract<Props>,
) {
  const Subject = Component as ComponentType<Props & RootProps>;

  describe('behaves as a component of the kit', () => {
    test('passes className, style and data attributes to its root; ref, id and aria to its control', () => {
      const ref = createRef<never>();
      const { baseElement, container } = render(
        <Subject
          {...props}
          ref={ref}
          className="from-outside"
          style={{ order: 7 }}
          id="own-id"
          aria-details="details"
          data-purpose="probe"
        />,
      );
      const found = (find: (container: HTMLElement) => Element | null) =>
        find(container) ?? find(baseElement);
      expect(ref.current).toBe(found(focusTarget));
      expect(found(root)).toHaveClass('from-outside');
      expect(found(root)).toHaveStyle({ order: 7 });
      expect(found(root)).toHaveAttribute('data-purpose', 'probe');
      expect(found(control)).toHaveAttribute('id', 'own-id');
      if (control !== root) expect(found(control)).toHaveAttribute('aria-details', 'details');
    });

    test.each(['en', 'hi'] satisfies Language[])('has no axe violation in %s', async (language) => {
      const { baseElement } = render(
        <I18nProvider language={language}>
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
  });
}
