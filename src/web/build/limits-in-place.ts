import type { Plugin } from 'vite'
import { limits } from '../../config/limits.ts'

/**
 * Writes each limit where it is used, in the code for the browser: a page needs two or three of them, and the whole table would be part of
 * every first visit.
 */
export function limitsInPlace(): Plugin {
  return {
    name: 'limits-in-place',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code) {
      if (!/^import \{ limits \} from '[./]+\/config\/limits\.ts'$/m.test(code)) return null
      return { code: code.replace(/(?<!\/)\blimits\.(\w+)/g, (_, name: string) => literal(name)), map: null }
    },
  }
}

function literal(name: string): string {
  const value = new Map<string, unknown>(Object.entries(limits)).get(name)
  if (value === undefined) throw new Error(`there is no limit "${name}"`)
  return JSON.stringify(value)
}
