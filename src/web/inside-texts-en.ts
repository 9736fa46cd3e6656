import type { Messages } from '../i18n/make-translator.ts'

/** What loads the texts of a page beside those of everyone, by the page's name. Filled in by `build/inside-texts.ts`. */
export const loaders: Record<string, () => Promise<{ messages: Messages }>> = {}
