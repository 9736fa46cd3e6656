import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Messages } from '../../i18n/make-translator.ts'

/**
 * Puts the English text wherever a German one is missing, when the pages are built: the browser then has both languages' texts in
 * the one file of its language, and no first visit loads more. On the server the translator itself asks one after the other.
 */
export function englishFallback(): Plugin {
  return {
    name: 'english-fallback',
    enforce: 'pre',
    transform(code, id) {
      const path = /^(.*[\\/]i18n[\\/]messages[\\/])de((?:[\\/][\w-]+){2}\.json)$/.exec(
        id.split('?')[0] ?? '',
      )
      if (!path) return null
      const english = `${path[1]}en${path[2]}`
      if (!existsSync(english)) return null
      this.addWatchFile(english)
      // The casts: message files hold groups of texts.
      const texts = withFallback(
        JSON.parse(code) as Messages,
        JSON.parse(readFileSync(english, 'utf8')) as Messages,
      )
      return { code: JSON.stringify(texts), map: null }
    },
  }
}

/** `texts` with what only `fallback` has. */
function withFallback(texts: Messages, fallback: Messages): Messages {
  const filled: Messages = { ...texts }
  for (const [name, other] of Object.entries(fallback)) {
    const own = texts[name]
    if (own === undefined) filled[name] = other
    else if (isGroup(own) && isGroup(other)) filled[name] = withFallback(own, other)
  }
  return filled
}

function isGroup(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null
}
