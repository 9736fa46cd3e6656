import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const web = new URL('../', import.meta.url)
const controls = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx') && !name.startsWith('ui/'))
  .flatMap(name => controlsOf(name, readFileSync(new URL(name, web), 'utf8')))

describe('what a form asks of its reader', () => {
  it('is found at all', () => {
    expect(controls.length).toBeGreaterThan(80)
  })

  it.each([
    ['an address of e-mail or a telephone number', /type="(email|tel)"/],
    ['a password', /^<PasswordField/],
    ['a name of a person', /name="contactName"|\.(fullName|contactName|contactPerson|firstName|lastName)}/],
    ['an academic title', /academicTitle}/],
  ])(
    '%s is filled in by the browser where it is the reader’s own, and says so where it is not',
    (_, asks) => {
      const found = controls.filter(({ code }) => asks.test(code))
      expect(found.length).toBeGreaterThan(0)
      expect(found.filter(({ code }) => !/autoComplete=/.test(code))).toEqual([])
    },
  )

  it('uses only the words that browsers and readers know', () => {
    const known = new Set([
      ...['name', 'honorific-prefix', 'email', 'tel', 'organization', 'url', 'language', 'address-line1'],
      ...['address-level2', 'postal-code', 'country', 'nickname'],
      ...['username', 'current-password', 'new-password', 'one-time-code', 'off'],
    ])
    const words = controls.flatMap(({ file, code }) =>
      [...code.matchAll(/autoComplete="([^"]*)"/g)].map(([, word = '']) => ({ file, word })),
    )
    expect(words.filter(({ word }) => !known.has(word))).toEqual([])
  })

  it('is the first line of an address where one line is asked for', () => {
    // An administrator corrects the address of somebody else.
    const streets = controls.filter(
      ({ code }) => /\.street}/.test(code) && !code.includes('autoComplete="off"'),
    )
    expect(streets).toHaveLength(2)
    expect(streets.filter(({ code }) => !code.includes('autoComplete="address-line1"'))).toEqual([])
  })
})

function controlsOf(file: string, code: string): { file: string; code: string }[] {
  const found = code.matchAll(/<(TextField|AdText|PasswordField|SelectField|input)\b(?:=>|[^>])*>/g)
  return [...found].map(([tag]) => ({ file, code: tag.replace(/\s+/g, ' ') }))
}
