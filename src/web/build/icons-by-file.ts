import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const list = resolve(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/lucide-react.mjs')

const drawing = resolve(import.meta.dirname, 'drawn-icon.ts')

/**
 * Imports each icon from its own file. Through the library's list of all icons every page would seem to use every one, so that those which
 * two pages share would all come with a first visit (see `shared-chunks.ts`). What draws them is `drawn-icon.ts`.
 */
export function iconsByFile(): Plugin {
  let files: Map<string, string> | undefined
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const isOfIcon = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(importer ?? '')
      return source === '../createLucideIcon.mjs' && isOfIcon ? drawing : null
    },
    transform(code, id) {
      if (/[\\/]node_modules[\\/]/.test(id) || !code.includes("'lucide-react'")) return null
      files ??= filesOfIcons()
      const known = files
      return { code: code.replace(imported, (_, names: string) => importsOf(names, known)), map: null }
    },
  }
}

const imported = /^import \{([^}]+)\} from 'lucide-react'$/gm

function importsOf(names: string, files: Map<string, string>): string {
  const wanted = names
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
  return wanted
    .map(name => {
      const [icon = '', , local = icon] = name.split(' ')
      const file = files.get(icon)
      if (!file) throw new Error(`there is no icon "${icon}"`)
      return `import ${local} from 'lucide-react/icons/${file}'`
    })
    .join(';')
}

function filesOfIcons(): Map<string, string> {
  const exported = /^export \{ (.+) \} from '\.\/icons\/([\w-]+)\.mjs';?$/gm
  return new Map(
    [...readFileSync(list, 'utf8').matchAll(exported)].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name): [string, string] => [name.replace(/^default as /, ''), file]),
    ),
  )
}
