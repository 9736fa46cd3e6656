/** German is the default. */
export type Locale = 'de' | 'en'
