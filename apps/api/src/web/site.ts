import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import {
  knownLanguage,
  languageOfPath,
  pathIn,
  pathPrefix,
  siteLanguages,
  sitePages,
  type Language,
  type PublicCalls,
  type SitePage,
} from '@jyoti/contract';
import { appError } from '../http/errors/app-error.ts';
import { slimHeaders } from '../http/security.ts';
import type { Budgets } from '../http/limits/budgets.ts';
import type { Log } from '../operations/log.ts';
import { SitePages, type Build, type ServerEntry } from './site-pages.ts';
import { formNotSent } from './form-not-sent.ts';
import { localPath } from './template.ts';

const oneYear = 31_536_000;
/** The empty icon keeps browsers from requesting one. */
const notBuilt = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Jyoti</title><link rel="icon" href="data:,"></head>
<p>The site has not been built yet. Run "npm start" in the project folder.</p></html>
`;

async function readBuild(webDist: string): Promise<Build | null> {
  if (!existsSync(join(webDist, 'index.html'))) return null;
  const templateIn = async (language: Language) =>
    [language, await readFile(join(webDist, pathPrefix(language), 'index.html'), 'utf8')] as const;
  const entryPath = join(webDist, 'server/entry-server.js');
  return {
    templates: Object.fromEntries(
      await Promise.all(siteLanguages.map(templateIn)),
    ) as Build['templates'],
    entry: existsSync(entryPath)
      ? ((await import(pathToFileURL(entryPath).href)) as ServerEntry)
      : null,
  };
}

/** Whether a path can be decoded; a file has no other. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Serves public files of the build, never a page: compressed if the build has written them so. Hashed files are cached
 * for a year, the rest is revalidated.
 */
function publicFiles(folder: string): RequestHandler {
  const assets = join(resolve(folder), 'assets/');
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    // Browsers list gzip first without preferring it.
    orderPreference: ['br'],
    index: false,
    serveStatic: {
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      acceptRanges: false,
      lastModified: false,
      setHeaders(response, path) {
        const isHashed = path.startsWith(assets);
        const caching = isHashed ? `public, max-age=${oneYear}, immutable` : 'no-cache';
        response.setHeader('Cache-Control', caching);
        if (isHashed) slimHeaders(response);
      },
    },
  });
  return (request, response, next) => {
    if (!isDecodable(request.path)) return next();
    files(request, response, (error?: unknown) => {
      // Set for a compressed file that has disappeared since the start.
      response.removeHeader('Content-Encoding');
      next(error);
    });
  };
}

const anyPath = /^\//;

/** Whether a path names a file, so that a missing script or picture does not get a page. */
function asksForFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.[a-z\d]{2,5}$/i.test(path);
}

export interface SiteOptions {
  webDist: string;
  publicUrl: URL;
  data: (language: Language) => PublicCalls;
  /** Whether there is content for this path. */
  exists: (page: SitePage, path: string) => boolean;
  /** Another object after every change of `data`. */
  edition: () => object;
  budgets: Budgets;
  now: () => Date;
  log: Log;
}

/** Pages whose URL may contain a secret. */
const privatePaths = new Set<string>(
  (sitePages as readonly SitePage[]).flatMap((page) => (page.private ? [page.path] : [])),
);

/** The built web app, for every path outside the API. */
export async function siteRoutes(options: SiteOptions): Promise<Router> {
  const { webDist } = options;
  const routes = Router();
  const build = await readBuild(webDist);
  const pages = build && new SitePages(build, options);
  if (build) {
    routes.use(publicFiles(join(webDist, 'client')));
  }
  // A pattern without parameters, so that a path that cannot be decoded gets the 404 page.
  routes.get(anyPath, async (request, response) => {
    if (asksForFile(request.path)) throw appError(404, 'not_found', 'notFound');
    if (request.query['lang'] !== undefined) {
      response.redirect(301, languageIntoPath(request.originalUrl));
      return;
    }
    response.type('html').set('Cache-Control', 'no-cache');
    // Such a URL is not sent as referrer, not even to our own pages.
    if (privatePaths.has(languageOfPath(request.path).path))
      response.set('Referrer-Policy', 'no-referrer');
    if (pages) await pages.send(request, response);
    else response.status(503).set('Cache-Control', 'no-store').send(notBuilt);
  });
  // A form that the browser submitted natively: the page's script sends forms to the API.
  routes.post(anyPath, (request, response) => {
    response
      .status(409)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(formNotSent(build?.templates.en ?? notBuilt, localPath(request.path)));
  });
  return routes;
}

/** The language of a page is part of its path: `/faqs?lang=hi` redirects to `/hi/faqs`. */
function languageIntoPath(url: string): string {
  const [given = '/', query] = url.split('?');
  const { language, path } = languageOfPath(given);
  const search = new URLSearchParams(query);
  const requested = knownLanguage(search.get('lang')) ?? language;
  search.delete('lang');
  return localPath(pathIn(requested, search.size === 0 ? path : `${path}?${search}`));
}
