import { join } from 'node:path';
import type { NextConfig } from 'next';

export default {
  // What is installed are links to the store of the workspace, which lies outside of this folder.
  turbopack: { root: join(import.meta.dirname, '../../..') },
  experimental: {
    // TypeScript 7 has no other interface.
    useTypeScriptCli: true,
    // Nothing builds this product twice.
    turbopackFileSystemCacheForBuild: false,
  },
} satisfies NextConfig;
