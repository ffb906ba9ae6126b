import { globalsInUrl, type BookGlobals } from './book-globals.ts';

/**
 * A story in an iframe of a page (`story: { inline: false }`) has its own preview. Storybook
 * forwards neither the toolbar nor changed props to it, so the page does.
 */
const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]');

/** Sends an event of Storybook's channel to the preview in each frame of this page. */
export function emitToFrames(type: string, payload: object): void {
  const event = { type, args: [payload], from: 'page' };
  for (const { contentWindow } of frames())
    contentWindow?.postMessage(
      JSON.stringify({ key: 'storybook-channel', event }),
      location.origin,
    );
}

let frameUrl = '';

/** New iframes start with these globals, and existing ones are updated. */
export function setGlobalsOfFrames(globals: BookGlobals): void {
  const pairs = globalsInUrl(globals);
  const next = `iframe.html${pairs && `?globals=${pairs}`}`;
  // Each iframe emits its own event after a change, which is received here again.
  if (next === frameUrl) return;
  frameUrl = next;
  // Storybook's Story block builds the URL of an iframe from this.
  Object.assign(globalThis, { PREVIEW_URL: frameUrl });
  emitToFrames('updateGlobals', { globals });
}
