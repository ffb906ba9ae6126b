/** Keys of the FAQ tabs. Apart from the other lists, of which the FAQ page shows none. */
export const faqCategories = ['General', 'Readings', 'Scheduling', 'Technical'] as const;
