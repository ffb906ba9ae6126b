import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { componentDoc, componentIds } from '../../scripts/packages/component-docs.ts';
import { guideOf } from '../../scripts/packages/read-guides.ts';

/** Between the name of a story and the words by which its component is found; the sidebar (manager.ts) shows what is before it. */
const SEARCH_WORDS = ' · ';

/** Names of the other components of a folder, and the words by which people look for it. */
function wordsOf(id: string): string {
  const { components } = componentDoc(id);
  return [...components, ...(guideOf(id)?.aliases ?? [])].join(', ');
}

/**
 * Storybook searches the names of stories and their parents only. The default story of a component has in its name, for the
 * index alone, every component of the folder and the words by which people look for it.
 */
export const withSearchWords = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const id = basename(file, '.stories.tsx');
    const entries = await indexer.createIndex(file, options);
    if (!file.includes('/packages/ui/src/') || !componentIds().includes(id)) return entries;
    return entries.map((entry) => {
      if (entry.exportName === 'Default')
        return { ...entry, name: `Default${SEARCH_WORDS}${wordsOf(id)}` };
      // A sheet is made by a function, whose tags Storybook cannot read without running it.
      if (entry.exportName === 'AllStates')
        return { ...entry, tags: [...new Set([...(entry.tags ?? []), 'visual'])] };
      return entry;
    });
  },
});
