import { componentDoc } from '../scripts/packages/component-docs.ts';

interface MarkdownNode {
  type: string;
  depth?: number;
  lang?: string;
  value?: string;
  name?: string;
  attributes?: { name?: string; value?: unknown }[];
  children?: MarkdownNode[];
}

/** The component of a guide, as its table of WCAG criteria names it: Storybook does not tell a plugin the file. */
const componentOf = (nodes: readonly MarkdownNode[]) =>
  nodes
    .find(({ name }) => name === 'WcagTable')
    ?.attributes?.find(({ name }) => name === 'component')?.value;

/** Writes below the title of each component's guide how it is imported: its style sheet and its names. */
export const remarkImports = () => (tree: MarkdownNode) => {
  const children = tree.children ?? [];
  const component = componentOf(children);
  const title = children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  if (typeof component !== 'string' || title < 0) return;
  // After the sentence that says what the component is.
  children.splice(title + 2, 0, {
    type: 'code',
    lang: 'ts',
    value: componentDoc(component).imports,
  });
};
