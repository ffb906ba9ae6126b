import { ceremonyHourForm } from '@jyoti/contract';

/** Patterns of the schemas, in the validator's notation. */
export const sitePathForm = String(/^([/](?![/])|#)/);
export const pictureForm = String(/^[/](?![/])/);
export const slugForm = String(/^[a-z\d]+(-[a-z\d]+)*$/);
export const yearForm = String(/^\d{4}$/);
export const durationForm = String(/^\d{1,2}:[0-5]\d$/);
export const hourForm = String(ceremonyHourForm);
export const outsideForm = String(/^https:[/][/]/);
