import type { Rolldown } from 'vite';

const isStyle = (id: string) => /\.css(\?|$)/.test(id);
/**
 * Not the entry: it waits for the page's code, which needs the frame, and in one file with it each would wait for the
 * other for ever.
 */
const isScript = (id: string) => !isStyle(id) && !/entry-client|index\.html/.test(id);

/**
 * Which files the modules are put into. A file for every component would be eighty requests a page, each of them
 * compressed alone; one file for all would bring every page what only one of them needs. What every page starts with
 * stands together, React apart from it, since it changes seldom; the rest stands by which pages share it.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    // Nothing is painted before all sheets of a page are there, so they are few: the frame's, what many pages share, and a
    // page's own. A sheet that is needed by another is in a file that comes before it.
    { name: 'frame', test: isStyle, tags: ['$initial'] },
    { name: 'kit', test: (id) => isStyle(id) && id.includes('packages/ui/'), minShareCount: 14 },
    { name: 'frame', test: isScript, tags: ['$initial'] },
    { name: 'shared', test: isScript, minShareCount: 2, entriesAware: true },
  ],
};

/** What pages share is called by all of them, which every file that needs it would repeat: its hash tells it apart. */
export const nameOfChunk = ({ name }: Rolldown.PreRenderedChunk) =>
  name.startsWith('shared') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';
