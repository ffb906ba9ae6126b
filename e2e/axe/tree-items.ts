/**
 * True of a line that says that the text of a tree item is not in its name (WCAG 2.5.3). An item contains the items below it,
 * while its name is that of its own row, as in the pattern of WAI-ARIA.
 */
export const isNameOfTreeItem = (line: string): boolean =>
  line.startsWith('label-content-name-mismatch: <li role="treeitem"');
