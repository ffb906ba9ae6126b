/** Classes of parts, such as utilities of Tailwind: `classNames={{ label: 'text-sm' }}`. */
export type ClassNames<Part extends string> = Readonly<Partial<Record<Part, string>>>;
