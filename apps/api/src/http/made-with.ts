import type { Request } from 'express';
import type { MadeWith } from '../auth/tokens.ts';

/** Who says what: those that pretend to be another one come before it. */
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

/** The browser and the system that a request says it comes from: names out of the two lists, nothing else of it. */
export function madeWith(request: Request): MadeWith {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 500);
  return { browser: nameIn(agent, browsers), system: nameIn(agent, systems) };
}
