import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

interface MarkdownNode {
  type: string;
  url?: string;
  children?: MarkdownNode[];
}

const titleId = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

let known: Map<string, string> | undefined;

/** The page of each component by its folder. */
function pages(): Map<string, string> {
  known ??= new Map(
    globSync('packages/ui/src/{*,recipes/*}/*.stories.tsx')
      .filter((file) => basename(file) === `${basename(dirname(file))}.stories.tsx`)
      .map((file) => [
        basename(dirname(file)),
        `${titleId(/title: '((?:Components|Astrology|Recipes)\/[^']*)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '')}--guide`,
      ]),
  );
  return known;
}

/**
 * Guides link to each other by Markdown file, `[Link](link.md)`, as in the package. In the book
 * such a link points to a page of Storybook.
 */
export const guideLinks = () => (tree: MarkdownNode) => {
  const visit = (node: MarkdownNode) => {
    const [, id, hash = ''] = /^([a-z-]+)\.md(#.*)?$/.exec(node.url ?? '') ?? [];
    if (node.type === 'link' && id !== undefined) {
      const page = pages().get(id);
      if (page === undefined)
        throw new Error(`A guide links to ${id}.md: there is no such component`);
      node.url = `?path=/docs/${page}${hash}`;
    }
    node.children?.forEach(visit);
  };
  visit(tree);
};
