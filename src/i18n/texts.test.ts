import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from './locale.ts'
import { readMessages } from './read-messages.ts'

const messages = new URL('./messages/', import.meta.url)
const german = textsOf('de')
const english = textsOf('en')
const nouns = new Set([...german.keys()].map(key => key.slice(0, key.indexOf('.'))))
/** Looked up by the filters themselves, value by value. */
const readAsData = ['job-values']
const used = keysInCode()

describe('the texts of the site', () => {
  it('are all there in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort())
  })

  it.each([...used.exact])('%s, which a page shows, exists', key => {
    expect(isPresent(key)).toBe(true)
  })

  it('exist for every key that a page puts together', () => {
    const without = [...used.patterns].filter(
      pattern => ![...german.keys()].some(key => pattern.test(withoutPlural(key))),
    )
    expect(without.map(String)).toEqual([])
  })

  it('are all used somewhere', () => {
    const unused = [...german.keys()].filter(key => !isUsed(withoutPlural(key)))
    expect(unused).toEqual([])
  })

  it('lie in a folder that says which pages load them, each noun in one and in the same for both languages', () => {
    const files = filesOf('de')
    expect(filesOf('en')).toEqual(files)
    expect(files.filter(name => !/^(everyone|inside|late|server)\/[a-z-]+\.json$/.test(name))).toEqual([])
    expect(new Set(files.map(name => name.replace(/^.*\//, ''))).size).toBe(files.length)
  })

  it('take the same parameters in both languages', () => {
    const different = [...german].filter(
      ([key, text]) => parameters(text) !== parameters(english.get(key) ?? ''),
    )
    expect(different.map(([key]) => key)).toEqual([])
  })

  it('have a singular wherever they have a plural', () => {
    for (const key of german.keys()) {
      if (key.endsWith('_other')) expect(german.has(key.replace(/_other$/, '_one')), key).toBe(true)
    }
  })
})

function filesOf(locale: Locale): string[] {
  const names = readdirSync(new URL(`${locale}/`, messages), { recursive: true, encoding: 'utf8' })
  return names.filter(name => name.endsWith('.json')).sort()
}

function textsOf(locale: Locale): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [noun, group] of Object.entries(readMessages(locale))) collect(group, noun, texts)
  return texts
}

function collect(value: unknown, key: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(key, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) collect(inner, `${key}.${name}`, into)
  }
}

/** Quoted strings and templates that begin with the name of a message file; in SQL `jobs.id` is a column. */
function keysInCode(): { exact: Set<string>; patterns: Set<RegExp> } {
  const exact = new Set<string>()
  const patterns = new Set<RegExp>()
  // What administrators may do looks like a key as well.
  const permissions = readFileSync('src/domain/caller/admin-permissions.ts', 'utf8')
  const isPermission = (key: string) => permissions.includes(`'${key}'`) && !german.has(key)
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(
    name =>
      /\.tsx?$/.test(name) && !/\.test\.tsx?$|queries\.ts$|^db\/|webhook(\.values|-openapi)\.ts$/.test(name),
  )) {
    // Names of webhook events look like keys as well.
    const code = readFileSync(`src/${file}`, 'utf8').replaceAll(/\bevent(:| =) '[\w.-]+'/g, '')
    for (const [, key = ''] of code.matchAll(/['"]([a-z][a-z-]*(?:\.[\w-]+)+)['"]/g)) {
      if (isNoun(key) && !/\.(tsx?|json)$/.test(key) && !isPermission(key)) exact.add(key)
    }
    for (const [, key = ''] of code.matchAll(/`([a-z][a-z-]*\.(?:[\w.-]|\$\{[^`}]*\})+)`/g)) {
      if (isNoun(key) && key.includes('$')) patterns.add(asPattern(key))
    }
  }
  return { exact, patterns }
}

function asPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map(part => part.replace(/[.-]/g, '\\$&'))
  return new RegExp(`^${parts.join('[\\w-]+')}$`)
}

function isNoun(key: string): boolean {
  return nouns.has(key.slice(0, key.indexOf('.')))
}

function isPresent(key: string): boolean {
  return german.has(key) || german.has(`${key}_other`)
}

function isUsed(key: string): boolean {
  if (readAsData.some(noun => key.startsWith(`${noun}.`))) return true
  return used.exact.has(key) || [...used.patterns].some(pattern => pattern.test(key))
}

function withoutPlural(key: string): string {
  return key.replace(/_(one|other)$/, '')
}

function parameters(text: string): string {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]))].sort().join()
}
