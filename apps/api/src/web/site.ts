import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import express, { Router, type Request, type RequestHandler } from 'express';
import type { PublicCalls } from '@jyoti/contract';
import { refusal } from '../errors/app-error.ts';
import { Prepared } from '../http/prepared.ts';
import { requestIdOf } from '../http/request-id.ts';
import { slimHeaders } from '../http/security.ts';
import { describeError, type Log } from '../log.ts';
import { packedFiles } from './packed-files.ts';
import { PageShelf } from './page-shelf.ts';
import { formNotSent } from './form-not-sent.ts';
import { fillTemplate, localPath, type RenderedPage } from './template.ts';

/** What the built web app exports from `server/entry-server.js`. */
export interface ServerEntry {
  render(request: {
    /** Path and query string. */
    url: string;
    /** Where the site stands for the world: `https://jyoti.example`. */
    origin: string;
    /** What a page may read while it is rendered. */
    data: PublicCalls;
  }): Promise<RenderedPage>;
}

interface Build {
  template: string;
  /** `null` where the build renders in the browser only. */
  entry: ServerEntry | null;
}

const oneYear = 31_536_000;
const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Jyoti</title>
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

/** A file was asked for, not a page: a missing script or picture is no page. */
function asksForFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.[a-z\d]{2,5}$/i.test(path);
}

export interface SiteOptions {
  webDist: string;
  publicUrl: URL;
  data: PublicCalls;
  /** Another object after every change of what `data` says. */
  edition: () => object;
  now: () => Date;
  log: Log;
}

/** The built web app, for every address that is not the API's. */
export async function siteRoutes(options: SiteOptions): Promise<Router> {
  const { webDist, publicUrl, data, log } = options;
  const routes = Router();
  const shelf = new PageShelf(options.edition, () => options.now().getTime());
  const build = await readBuild(webDist);
  if (build) {
    routes.use('/server', () => {
      throw refusal(404, 'not_found', 'notFound');
    });
    routes.use(await packedFiles(webDist, headersOfFile, 'server'), buildFiles(webDist));
  }
  routes.get('/{*page}', async (request, response) => {
    if (asksForFile(request.path)) throw refusal(404, 'not_found', 'notFound');
    if (request.query['lang'] !== undefined) {
      response.redirect(302, withoutLanguage(request.originalUrl));
      return;
    }
    response.type('html').set('Cache-Control', 'no-cache');
    if (!build) {
      response.status(503).set('Cache-Control', 'no-store').send(notBuilt);
      return;
    }
    const url = request.originalUrl;
    const kept = shelf.find(url);
    if (kept) {
      await kept.send(request, response);
      return;
    }
    const edition = options.edition();
    const page = await renderPage(build, request, publicUrl, data).catch((error: unknown) => {
      log.error({ id: requestIdOf(response), ...describeError(error) }, 'page not rendered');
      return null; // the browser renders it instead
    });
    if (page?.redirect === undefined) {
      const filled = new Prepared(fillTemplate(build.template, page), 'html');
      if (page?.status === 200 && shelf.keeps(url)) shelf.put(url, filled, edition);
      response.status(page?.status ?? 200);
      await filled.send(request, response);
    } else response.redirect(page.status, localPath(page.redirect));
  });
  // A form that the browser submitted itself: the page's own code sends forms to the API.
  routes.post('/{*page}', (request, response) => {
    response
      .status(409)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(formNotSent(build?.template ?? notBuilt, localPath(request.path)));
  });
  return routes;
}

/** Pages exist in English only: an address that asks for another language leads to the page as it is. */
function withoutLanguage(url: string): string {
  const [path = '/', query] = url.split('?');
  const search = new URLSearchParams(query);
  search.delete('lang');
  return localPath(search.size === 0 ? path : `${path}?${search}`);
}

async function renderPage(
  build: Build,
  request: Request,
  publicUrl: URL,
  data: SiteOptions['data'],
): Promise<RenderedPage | null> {
  if (!build.entry) return null;
  // One leading slash: `//host/path` would be read as an address on another host.
  const url = request.originalUrl.replace(/^[/\\]+/, '/');
  return build.entry.render({ url, origin: publicUrl.origin, data });
}
