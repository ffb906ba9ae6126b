import { expect, test, type Page } from '@playwright/test';
import { COLOUR_RULES, findFaintText } from './faint-text.ts';
import { axeSource } from './source.ts';

// Checks that the faster measure used in nine of ten themes finds what axe finds there.

const themes = ['first', 'second', 'third'];

/** The violations on a page, by theme, as the text of the affected elements. */
async function faintOn(page: Page, style: string, body: string) {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Faint</title>
     <style>body { background: white; color: black; font: 16px/1.5 sans-serif }</style>
     <style>${style}</style><main>${body}</main></html>`,
  );
  await page.evaluate(axeSource);
  const measured = await page.evaluate(findFaintText, { themes, rules: COLOUR_RULES });
  // The slow way, which the measure must agree with.
  const looked: string[] = [];
  for (const theme of themes)
    looked.push(...(await page.evaluate(findFaintText, { themes: [theme], rules: COLOUR_RULES })));
  expect(measured).toEqual(looked);
  return measured.map((problem) => `${problem.split(':')[0]} ${/>([^<]+)</.exec(problem)?.[1]}`);
}

test('finds text that only a later theme makes too faint', async ({ page }) => {
  const found = await faintOn(
    page,
    `p { color: #333 } [data-theme=second] p { color: #999 } [data-theme=third] em { color: #bbb }`,
    '<p>plain <em>stressed</em></p><h1>dark</h1>',
  );
  expect(found).toEqual(['second plain ', 'second stressed', 'third stressed']);
});

test('finds a box behind a text that only a later theme colours', async ({ page }) => {
  const found = await faintOn(
    page,
    `section { background: #fff } [data-theme=third] section { background: #444 }
     [data-theme=second] section { background: rgb(0 0 0 / 0.7) }`,
    '<section><p>boxed</p></section><p>free</p>',
  );
  expect(found).toEqual(['second boxed', 'third boxed']);
});

test('treats a layer behind a text as its backdrop, even if it does not contain it', async ({
  page,
}) => {
  const found = await faintOn(
    page,
    `main { position: relative } p { position: relative; margin: 0 }
     i { position: absolute; inset: 0; background: #fff }
     [data-theme=second] i { background: #555 }`,
    '<i></i><p>above it</p>',
  );
  expect(found).toEqual(['second above it']);
});

test('leaves text that a theme makes translucent, or sets in another weight, to axe', async ({
  page,
}) => {
  const found = await faintOn(
    page,
    `p { color: #666 } [data-theme=second] section { opacity: 0.5 }
     h2 { font-size: 20px; font-weight: 700; color: #888 } [data-theme=third] h2 { font-weight: 400 }`,
    '<section><p>thin</p></section><h2>lighter</h2>',
  );
  expect(found).toEqual(['second thin', 'third lighter']);
});

test('measures text again that a theme shows or moves', async ({ page }) => {
  const found = await faintOn(
    page,
    `.late { display: none; color: #aaa } [data-theme=second] .late { display: block }
     .under { color: #eee; width: 10em } .dark { background: #222; width: 12em }
     [data-theme=third] .under { margin-left: 15em }`,
    '<p class="late">late</p><div class="dark"><p class="under">moved out</p></div>',
  );
  expect(found).toEqual(['second late', 'third moved out']);
});

test('finds a link that differs from its sentence by colour alone, in the theme that does so', async ({
  page,
}) => {
  const found = await faintOn(
    page,
    `a { color: #00c } [data-theme=second] a { text-decoration: none; color: #111 }`,
    '<p>A sentence has text here <a href="/more">and more</a> text after its link.</p>',
  );
  expect(found).toEqual(['second and more']);
});
