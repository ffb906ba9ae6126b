/** A step of the way down to a page. */
export interface TrailStep {
  label: string;
  href: string;
}

/** schema.org/BreadcrumbList of a page, the page itself last. */
export function breadcrumbList(steps: readonly TrailStep[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  };
}
