/**
 * Which words were agreed to: raised whenever `home.news.consent` changes, in either language, so that the record of a consent
 * says to what.
 */
export const newsletterConsentVersion = '2026-11'
