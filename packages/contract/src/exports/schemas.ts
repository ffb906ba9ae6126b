// What crosses the wire: schemas, their types, and the values that they allow.
export * from '../account-export.ts';
export * from '../acknowledgements.ts';
export * from '../almanac-lists.ts';
export * from '../articles.ts';
export * from '../ashtakvarga.ts';
export * from '../astrologers.ts';
export * from '../birth-day-document.ts';
export * from '../birth.ts';
export {
  type Block,
  blockSchema,
  type ContentLink,
  contentText,
  type Section,
  sectionSchema,
} from '../blocks.ts';
export * from '../bookings.ts';
export * from '../calendar-file.ts';
export * from '../calendar.ts';
export * from '../ceremony.ts';
export * from '../choices.ts';
export * from '../computed-dates.ts';
export * from '../content-forms.ts';
export * from '../content.ts';
export * from '../coordinates.ts';
export * from '../cycle-dashas.ts';
export * from '../dashas.ts';
export * from '../divisional.ts';
export { type DocumentChart } from '../document-chart.ts';
export * from '../doshas.ts';
export * from '../faq-categories.ts';
export * from '../faqs.ts';
export * from '../festivals-document.ts';
export {
  birthDateField,
  emailField,
  latitudeField,
  longitudeField,
  minimumAge,
  mobileField,
  nameField,
  passwordLength,
} from '../fields.ts';
export * from '../gem-verdict.ts';
export * from '../gemstone-form.ts';
export * from '../gemstones-document.ts';
export * from '../gemstones.ts';
export * from '../horoscope-document.ts';
export * from '../horoscope.ts';
export * from '../inquiries.ts';
export * from '../is-moon-matching.ts';
export * from '../kootas.ts';
export * from '../kundli.ts';
export * from '../kundli-facts.ts';
export * from '../kundli-panes.ts';
export * from '../kundli-opening.ts';
export * from '../kundli-parts.ts';
export * from '../report-document.ts';
export * from '../language-in-path.ts';
export { inquiryMessageLength, isBoundedText, longestMuhurtaSearch } from '../limits.ts';
export * from '../matching-document.ts';
export * from '../matching-parts.ts';
export * from '../matching.ts';
export * from '../moon-chart.ts';
export * from '../muhurta-document.ts';
export * from '../muhurta-search.ts';
export * from '../muhurta.ts';
export * from '../numerology-document.ts';
export * from '../numerology.ts';
export * from '../operator.ts';
export * from '../pages.ts';
export * from '../panchang-document.ts';
export * from '../panchang-parts.ts';
export * from '../panchang-request.ts';
export * from '../panchang.ts';
export * from '../partial-here.ts';
export * from '../place-offset.ts';
export * from '../places.ts';
export * from '../planet-details.ts';
export * from '../poojas.ts';
export * from '../prashna-document.ts';
export * from '../prashna.ts';
export * from '../profile-image.ts';
export * from '../reports.ts';
export * from '../saved-charts.ts';
export {
  chosenSchools,
  defaultSchools,
  schoolChoices,
  type SchoolName,
  schoolNames,
  type Schools,
} from '../school-choices.ts';
export { type Settings, settingsSchema } from '../settings.ts';
export * from '../shares.ts';
export * from '../sky-today.ts';
export * from '../star-day-document.ts';
export * from '../strength.ts';
export * from '../time-zone.ts';
export * from '../users.ts';
export * from '../western.ts';
export * from '../year-chart.ts';
export * from '../zodiac.ts';
