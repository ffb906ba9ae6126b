// What axe reports wrongly, for Storybook's own check and for the tests of pages.

/** An item of a tree contains the items below it, while its name is that of its own row, as in the pattern of WAI-ARIA. */
export const treeRules = [
  { id: 'label-content-name-mismatch', selector: '*:not([role="treeitem"])' },
];

/** Rules that do not apply to a sheet of states, which is not a page: landmarks are missing or repeated. */
export const notOfASheet = [
  'page-has-heading-one',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  // Treats a name that is scrolled out of its panel as invisible.
  'label-title-only',
];
