/** Elements that the Tab key reaches, as a selector. */
export const FOCUSABLE =
  ':is(a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]):not([tabindex="-1"])';
