import type { Plugin } from 'vite'
import type { Messages } from '../../i18n/make-translator.ts'
import { isNamedInBrowser } from './texts-of-pages.ts'

/**
 * Leaves the browser those texts that its code names. The others, such as what is wrong with a form, come from the server in the words of
 * the page (`server/in-words.server.ts`).
 */
export function namedTextsOnly(): Plugin {
  let isNamed: ((key: string) => boolean) | undefined
  return {
    name: 'named-texts-only',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, noun] =
        /[\\/]i18n[\\/]messages(?:[\\/][\w-]+){2}[\\/]([\w-]+)\.json$/.exec(id.split('?')[0] ?? '') ?? []
      if (!noun) return null
      isNamed ??= isNamedInBrowser()
      // The cast: message files hold groups of texts.
      return { code: JSON.stringify(named(JSON.parse(code) as Messages, noun, isNamed)), map: null }
    },
  }
}

function named(texts: Messages, group: string, isNamed: (key: string) => boolean): Messages {
  const kept = Object.entries(texts).flatMap(([name, value]): [string, unknown][] => {
    const key = `${group}.${name}`
    if (typeof value === 'string') return isNamed(key) ? [[name, value]] : []
    // The cast: in a message file, whatever is not a string is a group.
    const inner = named(value as Messages, key, isNamed)
    return Object.keys(inner).length > 0 ? [[name, inner]] : []
  })
  return Object.fromEntries(kept)
}
