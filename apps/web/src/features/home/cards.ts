/** Number of articles of one kind: next to the featured one, and in the tab of the kind. */
export const CARDS = 4;
