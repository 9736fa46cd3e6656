import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type PageName, pageEntry, pages } from '../pages.ts'

const app = resolve(import.meta.dirname, '..')
const frame = ['root.tsx', 'routes/public/list-and-ad/route.tsx']
// The cast: `Object.keys` returns plain strings.
const names = Object.keys(pages) as PageName[]
const insideNouns = new Set(
  readdirSync(resolve(app, '../i18n/messages/de/inside')).map(name => name.replace(/\.json$/, '')),
)

type IsNamed = (key: string) => boolean

/**
 * The pages that need texts of `inside/`, and which: those that their modules name in quotes, whether they run at once or later. What runs
 * on the server alone (`*.server.ts`, and rooms below the pages) has all texts at hand.
 * @throws when the frame around every page or a page for everyone names such a text, for they load without
 */
export function insideTextsOfPages(): Map<PageName, IsNamed> {
  const moduleAt = readModules()
  const insideKeys = (roots: string[]) =>
    [...keysFrom(roots, moduleAt)].filter(key => insideNouns.has(key.slice(0, key.indexOf('.'))))
  const ofFrame = insideKeys(frame)
  if (ofFrame.length > 0) throw new Error(`Every page would need ${ofFrame.join(', ')}.`)
  const needed = new Map<PageName, IsNamed>()
  for (const name of names) {
    const keys = insideKeys([moduleOf(name)])
    if (keys.length === 0) continue
    if (pageEntry(name).isForEveryone)
      throw new Error(`"${name}" is for everyone, but names ${keys.join(', ')}.`)
    needed.set(name, among(keys))
  }
  return needed
}

/** Whether code that the browser may load names the text. The others are only said by the server. */
export function isNamedInBrowser(): IsNamed {
  return among([...keysFrom([...frame, 'entry.client.tsx', ...names.map(moduleOf)], readModules())])
}

type Module = { keys: string[]; imports: string[] }

function readModules(): (path: string) => Module {
  const known = new Map<string, Module>()
  return path => {
    let module = known.get(path)
    if (!module) {
      const code = readFileSync(path, 'utf8')
      module = { keys: keysIn(code), imports: importsIn(code, path) }
      known.set(path, module)
    }
    return module
  }
}

/** Quoted words and templates that look like keys; whether there is such a text decides. */
function keysIn(code: string): string[] {
  const quoted = code.matchAll(/(['"`])([a-z][a-z-]*\.(?:[\w.-]|\$\{[^`}]*\})+)\1/g)
  return [...quoted].map(([, , key = '']) => key)
}

/** The modules of pages that the browser may load with this one, at once or later. */
function importsIn(code: string, path: string): string[] {
  return [...code.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.{1,2}\/[^']+\.tsx?)'/g)]
    .map(([, source = '']) => join(dirname(path), source))
    .filter(file => file.startsWith(app) && !/\.server\.tsx?$|\/\+types\//.test(file) && existsSync(file))
}

function keysFrom(roots: string[], moduleAt: (path: string) => Module): Set<string> {
  const paths = new Set(roots.map(root => join(app, root)))
  const keys = new Set<string>()
  // Iterating over a set includes what is added on the way.
  for (const path of paths) {
    const { keys: own, imports } = moduleAt(path)
    for (const key of own) keys.add(key)
    for (const file of imports) paths.add(file)
  }
  return keys
}

function moduleOf(name: PageName): string {
  return `routes/${pageEntry(name).file}/route.tsx`
}

function among(keys: string[]): IsNamed {
  const exact = new Set(keys)
  const patterns = keys.filter(key => key.includes('$')).map(asPattern)
  return key => {
    const name = key.replace(/_(?:one|other)$/, '')
    return exact.has(name) || exact.has(key) || patterns.some(pattern => pattern.test(name))
  }
}

function asPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map(part => part.replace(/[.-]/g, '\\$&'))
  return new RegExp(`^${parts.join('[\\w-]+')}$`)
}
