/** Keys of the FAQ tabs, in a separate file because the FAQ page needs none of the other lists. */
export const faqCategories = ['General', 'Readings', 'Scheduling', 'Technical'] as const;
