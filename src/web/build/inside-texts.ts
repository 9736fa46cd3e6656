import type { Plugin } from 'vite'
import type { Locale } from '../../i18n/locale.ts'
import { flatten } from '../../i18n/make-translator.ts'
import { readMessages } from '../../i18n/read-messages.ts'
import { insideTextsOfPages } from './texts-of-pages.ts'

/** The bundler names the file after what stands behind the slash; `text-files.ts` finds it by that name. */
const prefix = '\0texts-of-page/inside-'

/**
 * Fills in `inside-texts-de.ts` and `-en.ts`: for each page that needs them, a file with those texts of `inside/` that its code names. All
 * of them together weigh as much as everything else that a page for guests may load.
 */
export function insideTexts(): Plugin {
  let kept: ReturnType<typeof insideTextsOfPages> | undefined
  return {
    name: 'inside-texts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      kept = undefined
    },
    resolveId(source) {
      return source.startsWith(prefix.slice(1)) ? `\0${source}` : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const locale = id.slice(prefix.length, prefix.length + 2)
      const page = id.slice(prefix.length + 3)
      // The development server reads anew each time, because the code changes.
      if (this.environment.mode === 'build') kept ??= insideTextsOfPages()
      const isNamed = [...(kept ?? insideTextsOfPages())].find(([name]) => name === page)?.[1]
      if (!isNamed) throw new Error(`the page "${page}" names no texts`)
      return `export const messages = ${JSON.stringify(textsOf(locale === 'en' ? 'en' : 'de', isNamed))}`
    },
    transform(code, id) {
      const [, locale] = /[\\/]web[\\/]inside-texts-(de|en)\.ts$/.exec(id.split('?')[0] ?? '') ?? []
      if (!locale) return null
      const names = [...insideTextsOfPages().keys()]
      const entries = names.map(name => `'${name}': () => import('${prefix.slice(1)}${locale}-${name}')`)
      return { code: code.replace('= {}', `= { ${entries.join(', ')} }`), map: null }
    },
  }
}

/** By key. What is missing in German is English, as on the server. */
function textsOf(locale: Locale, isNamed: (key: string) => boolean): Record<string, string> {
  const texts = new Map([...flatten(readMessages('en')), ...flatten(readMessages(locale))])
  return Object.fromEntries([...texts].filter(([key]) => isNamed(key)))
}
