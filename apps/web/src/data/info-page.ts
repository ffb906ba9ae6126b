import type { CallOptions, InfoPage, InfoPageId, PublicCalls } from '@jyoti/contract';

/** An information page, whose fields depend on which it is. */
export const infoPage = <Id extends InfoPageId>(calls: PublicCalls, id: Id, options?: CallOptions) =>
  calls('GET /api/pages/:key', { path: { key: id } }, options) as Promise<InfoPage<Id>>;
