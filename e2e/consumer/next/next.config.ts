import { join } from 'node:path';
import type { NextConfig } from 'next';

export default {
  // The installed packages are links to the workspace's store, which is outside of this folder.
  turbopack: { root: join(import.meta.dirname, '../../..') },
  experimental: {
    // TypeScript 7 has no other API.
    useTypeScriptCli: true,
    // This product is built only once.
    turbopackFileSystemCacheForBuild: false,
  },
} satisfies NextConfig;
