import type { Express } from 'express';

/** The part of an Express route, router or handler that is used here. */
interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
  /** The mount path; `/` for every path. */
  rawPath: string;
}

function routesOf(stack: readonly Layer[], under: string): string[] {
  return stack.flatMap(({ route, handle, rawPath }) => {
    if (route) {
      const paths = [route.path].flat();
      const methods = Object.keys(route.methods);
      return paths.flatMap((path) => methods.map((method) => `${method} ${under}${path}`));
    }
    return handle.stack ? routesOf(handle.stack, `${under}${rawPath === '/' ? '' : rawPath}`) : [];
  });
}

/** Every route that Express serves: `get /api/bookings/:id`. */
export function servedRoutes(app: Express): string[] {
  return routesOf((app.router as unknown as { stack: Layer[] }).stack, '');
}
