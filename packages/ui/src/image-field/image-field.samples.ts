/** A simple portrait, for stories. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="#d9c9a0"/><circle cx="48" cy="38" r="16" fill="#7a4b2a"/><path d="M16 96c0-22 14-34 32-34s32 12 32 34z" fill="#23417c"/></svg>';

export const samplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

export const sampleFile = (name: string) => new File([drawing], name, { type: 'image/svg+xml' });
