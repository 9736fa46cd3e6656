/** The languages of the site; German first. */
export type Locale = 'de' | 'en'
