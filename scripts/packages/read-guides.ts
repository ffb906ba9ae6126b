// Reads the guides of the components: the first sentence of each, and the guides that it links to.
import { existsSync, readFileSync } from 'node:fs';
import { adviceIn } from '../../.storybook/guide-frame.ts';
import { fileOf } from './component-docs.ts';

export interface Guide {
  /** Its heading. */
  readonly title: string;
  /** What the component is for, in one sentence. */
  readonly summary: string;
  /** Other words by which people look for it: modal, popup. */
  readonly aliases: readonly string[];
  /** Folders of the components that it links to, in order of appearance. */
  readonly related: readonly string[];
}

/** The guide of a folder of the kit, if it has one. */
export function guideOf(id: string): Guide | undefined {
  const file = fileOf(id, `${id}.mdx`);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const [, title = '', first = ''] = /^# (.+)\n\n([\s\S]*?)\n\n/m.exec(text) ?? [];
  const stories = fileOf(id, `${id}.stories.tsx`);
  const advice = existsSync(stories) ? adviceIn(readFileSync(stories, 'utf8')).flat() : [];
  const linking = [text, ...advice.map(({ why }) => why)].join('\n');
  const links = [...linking.matchAll(/\]\(([a-z-]+)\.md/g)].map(([, target = '']) => target);
  return {
    title,
    summary: /^[\s\S]*?[.!?](?=\s|$)/.exec(first)?.[0].replaceAll(/\s+/g, ' ') ?? first,
    aliases: (/^Also called (.+)\.$/m.exec(text)?.[1] ?? '').split(', ').filter(Boolean),
    related: [...new Set(links)].filter((target) => target !== id),
  };
}
