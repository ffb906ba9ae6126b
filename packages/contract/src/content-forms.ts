import { ceremonyHourForm } from './ceremony.ts';

/** Forms of texts in content files, by name: the message to an editor names the form that a text does not have. */
export const contentForms = {
  /** A path inside the site, or an anchor of the page. */
  sitePath: /^([/](?![/])|#)/,
  /** The path of a picture of this project. */
  picture: /^[/](?![/])/,
  /** The last part of a URL: `understanding-27-nakshatras`. */
  slug: /^[a-z\d]+(-[a-z\d]+)*$/,
  year: /^\d{4}$/,
  /** Minutes and seconds: `2:05`. */
  duration: /^\d{1,2}:[0-5]\d$/,
  hour: ceremonyHourForm,
  /** The URL of another site. */
  outside: /^https:[/][/]/,
};
