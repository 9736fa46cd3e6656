/**
 * Version of the consent text: raised whenever `home.news.consent` changes in either language, so that the proof of a consent says which
 * wording was accepted.
 */
export const newsletterConsentVersion = '2026-11'
