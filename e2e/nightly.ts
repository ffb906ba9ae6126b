/**
 * Details of a test that only the nightly run has, because the same is proven by another test or by the same one in another
 * setting. @param only whether this is such a setting. @default true
 */
export const nightly = (only = true) => ({ tag: only ? ['@nightly'] : [] });
