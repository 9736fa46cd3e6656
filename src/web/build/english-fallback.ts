import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Messages } from '../../i18n/make-translator.ts'

/**
 * Fills gaps in the German messages with English text at build time. The browser then needs one file per language instead of both. On the
 * server the translator falls back by itself.
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

/** Own texts win; groups are merged recursively. */
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
