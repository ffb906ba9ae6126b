// Renders one states story after another under the kit's style sheets in several orders, and parts of a page beside the styles
// of a product, and names every element whose computed style differs. `scripts/packages/check-sheets.ts` builds and
// opens this page.
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Button } from '../../packages/ui/src/button/index.ts';

type ComposedStory = ComponentType & { tags: readonly string[] };
type StoryFile = Parameters<typeof composeStories>[0] & { default: Meta };

const files = import.meta.glob<StoryFile>(
  ['../../packages/ui/src/*/*.stories.tsx', '../../packages/ui/src/recipes/*/*.stories.tsx'],
  {
    eager: true,
  },
);
const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(file) as Record<string, ComposedStory>)
    .filter(([, { tags }]) => tags.includes('visual'))
    .map(([name, story]) => ({
      name: `${path.slice(path.lastIndexOf('/') + 1).replace('.stories.tsx', '')}/${name}`,
      Story: story,
    })),
);

const PSEUDO = [undefined, '::before', '::after'] as const;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const constructed = (text: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};
/** Disables animations and transitions, which would change styles from moment to moment. */
const still = constructed(
  '*, ::before, ::after { animation: none !important; transition: none !important; }',
);

/** Every property but custom ones, which matter only where they are used. */
const properties = [...getComputedStyle(document.documentElement)].filter(
  (property) => !property.startsWith('--'),
);
const valuesOf = (style: CSSStyleDeclaration) =>
  properties.map((property) => style.getPropertyValue(property));

/** The computed values of every element and of its generated content, in document order. */
function readStyles(body: HTMLElement) {
  const { getComputedStyle } = body.ownerDocument.defaultView!;
  return [...body.querySelectorAll('*')].flatMap((element) =>
    PSEUDO.flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return [];
      return { element, pseudo, values: valuesOf(style) };
    }),
  );
}

const nameOf = (element: Element) =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;

type Styles = ReturnType<typeof readStyles>;

/** A line for each element whose styles are not the expected ones. */
const differencesOf = (found: Styles, expected: Styles): string[] =>
  found.flatMap(({ element, pseudo = '', values }, index) => {
    const changed = properties.filter((_, at) => values[at] !== expected[index]?.values[at]);
    return changed.length > 0 ? [`${nameOf(element)}${pseudo}: ${changed.join(', ')}`] : [];
  });

/**
 * @param orders texts of style sheets, in the order of their links; the first order is the correct
 * one
 * @returns a line for each element and property that another order changes
 */
async function compareOrders(orders: readonly (readonly string[])[]): Promise<string[]> {
  const sheets = orders.map((texts) => [...texts.map(constructed), still]);
  const differences: string[] = [];
  const root = createRoot(document.getElementById('root')!);
  await document.fonts.ready;
  for (const { name, Story } of stories) {
    document.adoptedStyleSheets = sheets[0]!;
    flushSync(() => root.render(<Story key={name} />));
    // Components that measure themselves render once more.
    for (let count = 0; count < 3; count += 1) await frame();
    const expected = readStyles(document.body);
    for (const [place, order] of sheets.entries()) {
      if (place === 0) continue;
      document.adoptedStyleSheets = order;
      for (const line of differencesOf(readStyles(document.body), expected))
        differences.push(`${name}: order ${place}: ${line}`);
    }
  }
  root.unmount();
  return differences;
}

/** A button of the kit, and what a product itself styles beside it: with utilities, and with a class of its own. */
const Beside = () => (
  <>
    <Button variant="primary">Kit</Button>
    <Button variant="primary" className="p-8">
      Utility
    </Button>
    <Button variant="primary" className="module-button">
      Module
    </Button>
    <h2 className="text-xl p-8">Own</h2>
  </>
);

/** The padding, ground and size of each part of `Beside`, for each order of style sheets. */
function readBeside(orders: readonly (readonly string[])[]): string[] {
  const root = createRoot(document.getElementById('root')!);
  flushSync(() => root.render(<Beside />));
  const found = orders.map((texts) => {
    document.adoptedStyleSheets = [...texts.map(constructed), still];
    return [...document.querySelectorAll('button, h2')]
      .map((element) => {
        const { paddingTop, backgroundColor, fontSize } = getComputedStyle(element);
        return `${element.textContent}: ${paddingTop} ${backgroundColor} ${fontSize}`;
      })
      .join('; ');
  });
  root.unmount();
  return found;
}

/** Elements that `base.css` styles. */
const Page = () => (
  <>
    <h1>Page</h1>
    <p>
      of <a href="#page">a link</a>, <b>strong</b> and <small>small</small>
    </p>
    <button type="button">Press</button>
    <input aria-label="Name" />
    <ul>
      <li>One</li>
    </ul>
    <table>
      <tbody>
        <tr>
          <td>Cell</td>
        </tr>
      </tbody>
    </table>
  </>
);

/**
 * Whether `base-scoped.css` styles a marked part as `base.css` does, and nothing outside of it.
 * @param whole style sheets with `base.css`, @param scoped with `base-scoped.css` in its place
 */
function compareScoped(whole: readonly string[], scoped: readonly string[]): string[] {
  const { dataset } = document.documentElement;
  const root = createRoot(document.getElementById('root')!);
  flushSync(() =>
    root.render(
      <>
        <div>
          <Page />
        </div>
        <div data-jyoti="" data-theme="cosmic-depths">
          <Page />
          <Beside />
        </div>
      </>,
    ),
  );
  const [outside, marked] = document.querySelectorAll<HTMLElement>('#root > div');
  dataset['theme'] = 'none';
  // The page around a part keeps its margin, which would change widths.
  const ground = [constructed('body { margin: 0; }'), still];
  document.adoptedStyleSheets = ground;
  const untouched = readStyles(outside!);
  document.adoptedStyleSheets = [...scoped.map(constructed), ...ground];
  const differences = differencesOf(readStyles(outside!), untouched);
  const inside = readStyles(marked!);
  dataset['theme'] = 'cosmic-depths';
  document.adoptedStyleSheets = [...whole.map(constructed), ...ground];
  differences.push(...differencesOf(inside, readStyles(marked!)));
  root.unmount();
  return differences;
}

const checks = { compareOrders, readBeside, compareScoped };
export type SheetChecks = typeof checks;
Object.assign(globalThis, checks, { storyCount: stories.length });
