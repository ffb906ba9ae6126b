/** Words of the footer, which load with it. */
export const en = {
  office: 'New Delhi, India',
  columns: { company: 'Company', legal: 'Legal', support: 'Support' },
  about: 'About',
  kundli: 'Kundli',
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  disclaimer: 'Disclaimer',
  refund: 'Refund Policy',
  pricing: 'Pricing Policy',
  contact: 'Contact',
  faq: 'FAQ',
  social: 'Follow us',
  sample: 'Sample figures',
  accreditations: 'Accreditations',
  copyright: (year: string, holder: string) => `© ${year} ${holder}. All rights reserved.`,
  registeredOffice: 'Registered office',
  /** Replaces the kit's word. */
  kit: { Footer: { thanks: 'Almost done: check your inbox and open the link to confirm.' } },
  subscribeFailed: 'Your address could not be stored. Please try again.',
};
