import type { Request } from 'express';
import type { BrowserAndSystem } from './tokens.ts';

/** Name by pattern. Browsers whose user agent also contains another browser's name come first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(text: string, names: readonly (readonly [RegExp, string])[]): string | null {
  return names.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** Browser and system of a request, as names from the two lists. Nothing else of the user agent is used. */
export function browserAndSystemOf(request: Request): BrowserAndSystem {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 500);
  return { browser: nameIn(agent, browsers), system: nameIn(agent, systems) };
}
