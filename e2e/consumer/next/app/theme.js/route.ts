import { themeScript } from '@jyoti/ui/theme-picker';

export const dynamic = 'force-static';

/** The script that applies a remembered theme before the first paint. */
export const GET = () =>
  new Response(themeScript('theme'), { headers: { 'content-type': 'text/javascript' } });
