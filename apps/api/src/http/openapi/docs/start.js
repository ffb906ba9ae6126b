const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
const page = document.getElementById('docs');

/** What assistive technology and the keyboard need, and the viewer leaves out. */
function complete() {
  const lists = page.querySelectorAll('select:not([aria-label])');
  for (const list of lists) list.ariaLabel = 'Choices';
  for (const example of page.querySelectorAll('pre:not([tabindex])')) example.tabIndex = 0;
}
new MutationObserver(complete).observe(page, { childList: true, subtree: true });

globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: page,
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  syntaxHighlight: false,
  // The default asks a server elsewhere.
  validatorUrl: null,
  // A heading that opens a call is one button, without others in it.
  plugins: [{ components: { DeepLink: ({ text }) => text, CopyToClipboardBtn: () => null } }],
});
