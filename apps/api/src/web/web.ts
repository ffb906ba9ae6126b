import { Router } from 'express';
import type { LiveContent } from '../content/live-content.ts';
import type { Budgets } from '../http/limits/budgets.ts';
import type { Log } from '../operations/log.ts';
import { publicCalls } from './public-calls.ts';
import { siteRoutes } from './site.ts';
import { pieceExists, sitemapRoutes } from './sitemap.ts';

interface Needs {
  /** `publicUrl` is the public URL of the site. */
  config: { webDist: string; publicUrl: URL };
  content: LiveContent;
  budgets: Budgets;
  log: Log;
  now: () => Date;
}

/** The pages of the site and its sitemap: every path outside the API. */
export async function webFeature({ config, content, budgets, log, now }: Needs): Promise<Router> {
  const { webDist, publicUrl } = config;
  const data = publicCalls(content, now);
  const exists = pieceExists(content);
  const edition = () => content.edition;
  return Router().use(
    sitemapRoutes(content, publicUrl, now),
    await siteRoutes({ webDist, publicUrl, data, exists, edition, budgets, now, log }),
  );
}
