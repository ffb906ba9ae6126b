import type { Request, Response } from 'express';
import type { Language, PublicCalls, SitePage } from '@jyoti/contract';
import { QueueFull, WorkQueue } from '../http/work-queue.ts';
import { AppError } from '../http/errors/app-error.ts';
import { clientIpOf } from '../http/address.ts';
import { Prepared } from '../http/prepared.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { Budgets } from '../http/limits/budgets.ts';
import { pageCost } from '../http/limits/budget-sizes.ts';
import { describeError, type Log } from '../operations/log.ts';
import { pageUrlOf, type PageUrl } from './page-url.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { fillTemplate, localPath, type RenderedPage } from './template.ts';

/** The exports of `server/entry-server.js` in the built web app. */
export interface ServerEntry {
  render(request: {
    /** Path and query string; the path begins with the language. */
    url: string;
    /** The site's public origin: `https://jyoti.example`. */
    origin: string;
    /** The data that a page may read during rendering. */
    data: PublicCalls;
  }): Promise<RenderedPage>;
}

export interface Build {
  /** The page of each language, with the scripts of that language. */
  templates: Readonly<Record<Language, string>>;
  /** `null` if the build renders only in the browser. */
  entry: ServerEntry | null;
}

interface Dependencies {
  publicUrl: URL;
  data: (language: Language) => PublicCalls;
  exists: (page: SitePage, path: string) => boolean;
  edition: () => object;
  budgets: Budgets;
  now: () => Date;
  log: Log;
}

/** Concurrent renderings; others wait this long, ms, and are then left to the browser. */
const renderings = { atOnce: 2, maxQueued: 40, maxQueuedEach: 20, maxWaitMs: 2000 };

/** Pages of the site, rendered once a minute for all visitors, or by the browser under overload. */
export class SitePages {
  readonly #build: Build;
  readonly #deps: Dependencies;
  readonly #cache: PageCache;
  readonly #queue = new WorkQueue(renderings.atOnce, renderings);
  /** By cache key: concurrent requests for a page share its rendering. */
  readonly #underWay = new Map<string, Promise<RenderedPage | null>>();
  /** The page for rendering in the browser, by language. */
  readonly #unrendered = new Map<Language, Prepared>();

  constructor(build: Build, deps: Dependencies) {
    this.#build = build;
    this.#deps = deps;
    this.#cache = new PageCache(deps.edition, () => deps.now().getTime());
  }

  async send(request: Request, response: Response): Promise<void> {
    const address = pageUrlOf(request.originalUrl, this.#deps.exists);
    const { key, canonical, missing, language } = address;
    if (canonical !== undefined) {
      response.redirect(301, localPath(canonical));
      return;
    }
    const cached = key === null ? null : this.#cache.find(key);
    if (cached) return sendPage(cached, request, response);
    const edition = this.#deps.edition();
    const rendered = await this.#rendered(address, request, response);
    if (rendered?.redirect !== undefined) {
      response.redirect(rendered.status, localPath(rendered.redirect));
      return;
    }
    if (!rendered) {
      const page = this.#unrenderedIn(language);
      return sendPage({ status: missing ? 404 : 200, page }, request, response);
    }
    const { status } = rendered;
    const page = new Prepared(fillTemplate(this.#build.templates[language], rendered), 'html');
    if (key !== null && status === (missing ? 404 : 200)) {
      this.#cache.put(key, { status, page }, edition);
    }
    return sendPage({ status, page }, request, response);
  }

  #unrenderedIn(language: Language): Prepared {
    const page =
      this.#unrendered.get(language) ??
      new Prepared(fillTemplate(this.#build.templates[language], { html: '', language }), 'html');
    this.#unrendered.set(language, page);
    return page;
  }

  /** `null` if the browser is to render it. */
  #rendered(address: PageUrl, request: Request, response: Response): Promise<RenderedPage | null> {
    const { key } = address;
    const underWay = key === null ? undefined : this.#underWay.get(key);
    if (underWay) return underWay;
    const rendering = this.#render(address, clientIpOf(request)).catch((error: unknown) => {
      const isTooMuch = error instanceof QueueFull || error instanceof AppError;
      const { log } = this.#deps;
      if (!isTooMuch) {
        log.error({ id: requestIdOf(response), ...describeError(error) }, 'page not rendered');
      }
      return null;
    });
    if (key !== null) {
      this.#underWay.set(key, rendering);
      void rendering.finally(() => this.#underWay.delete(key));
    }
    return rendering;
  }

  /** @throws QueueFull, or AppError 429 if the address has used up its budget */
  async #render({ url, language }: PageUrl, address: string): Promise<RenderedPage | null> {
    const { entry } = this.#build;
    if (!entry) return null;
    const { publicUrl, data, budgets } = this.#deps;
    await budgets.consumeForIp(address, pageCost);
    const leave = await this.#queue.enter(address);
    try {
      return await entry.render({ url, origin: publicUrl.origin, data: data(language) });
    } finally {
      setImmediate(leave); // handles pending requests before the next rendering
    }
  }
}

async function sendPage(
  { status, page }: CachedPage,
  request: Request,
  response: Response,
): Promise<void> {
  response.status(status);
  await page.send(request, response);
}
