import { themeScript } from '@jyoti/ui/theme-picker';

export const dynamic = 'force-static';

/** The script that puts a remembered theme on the page before its first paint. */
export const GET = () =>
  new Response(themeScript('theme'), { headers: { 'content-type': 'text/javascript' } });
