import { render } from '@testing-library/react';
import axe from 'axe-core';
import { createRef, type ComponentType, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { I18nProvider, type Language } from '../src/i18n/index.ts';

/** What every root takes besides its own props. */
interface RootProps {
  ref?: Ref<never>;
  id?: string;
  className?: string;
}

interface Contract<Props> {
  /** Props of an ordinary use. */
  props: Props;
  /** The root element that takes ref, className, id and data attributes. Default: the first element rendered. */
  root?: (container: HTMLElement) => Element | null;
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
 * The behaviour that every component of the kit owes its users: ref, className, id and data attributes reach the root;
 * no accessibility violation; renders to a string on a server and hydrates without a word; works in both languages.
 */
export function behavesAsComponent<Props extends object>(
  Component: ComponentType<Props>,
  { props, root = (container) => container.firstElementChild, ...options }: Contract<Props>,
) {
  const Subject = Component as ComponentType<Props & RootProps>;

  describe('behaves as a component of the kit', () => {
    test('passes ref, className, id and data attributes to its root', () => {
      const ref = createRef<never>();
      const { baseElement, container } = render(
        <Subject {...props} ref={ref} className="from-outside" id="own-id" data-purpose="probe" />,
      );
      const element = root(container) ?? root(baseElement);
      expect(ref.current).toBe(element);
      expect(element).toHaveClass('from-outside');
      expect(element).toHaveAttribute('id', 'own-id');
      expect(element).toHaveAttribute('data-purpose', 'probe');
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
