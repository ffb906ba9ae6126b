import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import express, { Router, type RequestHandler } from 'express';
import {
  knownLanguage,
  languageOfPath,
  pathIn,
  sitePages,
  type Language,
  type PublicCalls,
  type SitePage,
} from '@jyoti/contract';
import { refusal } from '../errors/app-error.ts';
import { slimHeaders } from '../http/security.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Log } from '../log.ts';
import { packedFiles } from './packed-files.ts';
import { SitePages, type Build, type ServerEntry } from './site-pages.ts';
import { formNotSent } from './form-not-sent.ts';
import { localPath } from './template.ts';

const oneYear = 31_536_000;
/** It has no file of an icon either: an empty one keeps browsers from asking for it. */
const notBuilt = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Jyoti</title><link rel="icon" href="data:,"></head>
<p>The site has not been built yet. Run "npm start" in the project folder.</p></html>
`;

async function readBuild(webDist: string): Promise<Build | null> {
  const templatePath = join(webDist, 'index.html');
  if (!existsSync(templatePath)) return null;
  const entryPath = join(webDist, 'server/entry-server.js');
  return {
    template: await readFile(templatePath, 'utf8'),
    entry: existsSync(entryPath)
      ? ((await import(pathToFileURL(entryPath).href)) as ServerEntry)
      : null,
  };
}

/** Hashed files are kept for a year, the rest is asked about every time. @param path from the folder of the build */
function headersOfFile(response: ServerResponse, path: string): void {
  const isHashed = /^assets[/\\]/.test(path);
  response.setHeader(
    'Cache-Control',
    isHashed ? `public, max-age=${oneYear}, immutable` : 'no-cache',
  );
  if (isHashed) slimHeaders(response);
}

/** Files of the build; never a page. */
function buildFiles(webDist: string): RequestHandler {
  return express.static(webDist, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      headersOfFile(response, relative(webDist, path));
    },
  });
}

const anyPath = /^\//;

/** A file was asked for, not a page: a missing script or picture is no page. */
function asksForFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.[a-z\d]{2,5}$/i.test(path);
}

export interface SiteOptions {
  webDist: string;
  publicUrl: URL;
  data: (language: Language) => PublicCalls;
  /** Whether the content has a piece of this path. */
  exists: (page: SitePage, path: string) => boolean;
  /** Another object after every change of what `data` says. */
  edition: () => object;
  budgets: Budgets;
  now: () => Date;
  log: Log;
}

/** Pages whose address may hold a secret. */
const privatePaths = new Set<string>(
  (sitePages as readonly SitePage[]).flatMap((page) => (page.private ? [page.path] : [])),
);

/** The built web app, for every address that is not the API's. */
export async function siteRoutes(options: SiteOptions): Promise<Router> {
  const { webDist } = options;
  const routes = Router();
  const build = await readBuild(webDist);
  const pages = build && new SitePages(build, options);
  if (build) {
    routes.use('/server', () => {
      throw refusal(404, 'not_found', 'notFound');
    });
    routes.use(await packedFiles(webDist, headersOfFile, 'server'), buildFiles(webDist));
  }
  // A pattern without parts: an address that cannot be decoded is a page that is not there.
  routes.get(anyPath, async (request, response) => {
    if (asksForFile(request.path)) throw refusal(404, 'not_found', 'notFound');
    if (request.query['lang'] !== undefined) {
      response.redirect(301, languageIntoPath(request.originalUrl));
      return;
    }
    response.type('html').set('Cache-Control', 'no-cache');
    // The referrer of such an address is sent to no page, not to our own either.
    if (privatePaths.has(languageOfPath(request.path).path))
      response.set('Referrer-Policy', 'no-referrer');
    if (pages) await pages.send(request, response);
    else response.status(503).set('Cache-Control', 'no-store').send(notBuilt);
  });
  // A form that the browser submitted itself: the page's own code sends forms to the API.
  routes.post(anyPath, (request, response) => {
    response
      .status(409)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(formNotSent(build?.template ?? notBuilt, localPath(request.path)));
  });
  return routes;
}

/** The language of a page is part of its path: `/faqs?lang=hi` leads to `/hi/faqs`. */
function languageIntoPath(url: string): string {
  const [given = '/', query] = url.split('?');
  const { language, path } = languageOfPath(given);
  const search = new URLSearchParams(query);
  const asked = knownLanguage(search.get('lang')) ?? language;
  search.delete('lang');
  return localPath(pathIn(asked, search.size === 0 ? path : `${path}?${search}`));
}
