import type { GenericSchema } from 'valibot';
import { infoPageIds, infoPageSchemas, type About, type InfoPage } from '@jyoti/contract';

/** The schema of the page of this name; `null` if there is no such page. */
export function infoPageSchema(name: string): GenericSchema<unknown, InfoPage> | null {
  const id = infoPageIds.find((known) => known === name);
  return id ? infoPageSchemas[id] : null;
}

/** Adds the contact details, which only the contact page stores, to a page. */
export function withContact(page: InfoPage, contactPage: InfoPage | undefined): InfoPage {
  return contactPage?.contact ? { ...page, contact: contactPage.contact } : page;
}

/** The address of the office in one line; `null` without a contact page. */
export function officeOf(contactPage: InfoPage | undefined): string | null {
  return contactPage?.contact?.address.join(', ') ?? null;
}

/** The part of the about page for the home page. */
export function aboutOf(page: InfoPage | undefined): About | null {
  if (!page || !('story' in page)) return null;
  const { story, mission, team, media, sample } = page;
  return { story, mission, team, media, ...(sample === undefined ? {} : { sample }) };
}
