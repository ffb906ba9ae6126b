// Renders one states story after another under the kit's style sheets in several orders, and names
// every element whose computed style depends on the order. `scripts/packages/check-sheets.ts`
// builds and opens this page.
import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

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
function readStyles() {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    PSEUDO.flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return [];
      return { element, pseudo, values: valuesOf(style) };
    }),
  );
}

const nameOf = (element: Element) =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;

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
    const expected = readStyles();
    for (const [place, order] of sheets.entries()) {
      if (place === 0) continue;
      document.adoptedStyleSheets = order;
      for (const [index, { element, pseudo = '', values }] of readStyles().entries()) {
        const changed = properties.filter((_, at) => values[at] !== expected[index]?.values[at]);
        if (changed.length > 0)
          differences.push(
            `${name}: order ${place}: ${nameOf(element)}${pseudo}: ${changed.join(', ')}`,
          );
      }
    }
  }
  root.unmount();
  return differences;
}

Object.assign(globalThis, { compareOrders, storyCount: stories.length });
