import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { functionLengths } from './support/function-lengths.ts'
import { literalsOf } from './support/literals-of.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(name => `src/${name}`)
  .filter(name => /\.tsx?$/.test(name) && name !== 'src/db/tables.ts')

describe('the house', () => {
  it('has no file of more than 250 lines, so that each can be read at one sitting', () => {
    const long = sources
      .filter(name => !/\.test\.tsx?$/.test(name))
      .map(name => ({ name, lines: readFileSync(name, 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > 250)
    expect(long).toEqual([])
  })

  it('has no function of more than 60 lines, and no component of more than 90 with its markup', () => {
    const long = sources
      // Legal texts are prose in the order of its chapters, which nobody reads as code.
      .filter(name => !/\.test\.tsx?$|\/legal\/[^/]+\/text-(de|en)\.ts$/.test(name))
      .flatMap(functionLengths)
      .filter(({ file, lines }) => lines > (file.endsWith('.tsx') ? 90 : 60))
    expect(long).toEqual([])
  })

  it('has no file whose name says nothing', () => {
    const nameless = sources.filter(name =>
      /^(index|utils|util|helpers|service|common|misc)\.tsx?$/.test(basename(name)),
    )
    expect(nameless).toEqual([])
  })

  it('has no folder that lists more than 40 files', () => {
    const counts = Map.groupBy(sources, name => dirname(name))
    expect([...counts].filter(([, names]) => names.length > 40).map(([folder]) => folder)).toEqual([])
  })

  it('leaves no work marked as undone', () => {
    const marks = sources.filter(name => /\b(TODO|FIXME|XXX|HACK)\b/.test(readFileSync(name, 'utf8')))
    expect(marks).toEqual([])
  })

  it('does one thing with one press by an `ActionButton` only', () => {
    const own = [
      'src/web/ui/action-button.tsx',
      // Answered in JSON: the page stays as it is, and the button changes before the response arrives.
      'src/web/parts/shared/bookmarks/bookmark-button.tsx',
      // One fetcher for all themes, so that the requested one can be shown at once.
      'src/web/parts/shared/frame/theme-switch.tsx',
      // One fetcher for all forms of a conversation: in the panel they are sent to another page than the one around it.
      'src/web/parts/shared/emma/emma-form.tsx',
      // Their controls, purposes to allow and sides to choose, are in components of their own, which this check does not see.
      'src/web/parts/shared/frame/cookie-banner.tsx',
      'src/web/routes/public/cookie-settings/route.tsx',
      'src/web/parts/employer/job-editor/choose-side.tsx',
    ]
    const isFilledIn =
      /<(?:Select|Radio|Checkbox|Switch|textarea|TextArea|\w+(?:Field|Fields))\b|<input\b(?![^>]*type="hidden")/
    const others = sources
      .filter(name => name.startsWith('src/web/') && name.endsWith('.tsx') && !own.includes(name))
      .filter(name => {
        const forms = readFileSync(name, 'utf8').matchAll(/<(Form|form|fetcher\.Form)\b.*?<\/\1>/gs)
        return [...forms].some(([form]) => form.includes('method="post"') && !isFilledIn.test(form))
      })
    expect(others).toEqual([])
  })

  it('keeps texts that are changed before the scripts arrive: a textarea that begins with one is a `TextArea`', () => {
    // Emma's are few bytes from the bound of her panel, which is never there before the scripts.
    const own = /^src\/web\/(?:ui\/text-area-field|parts\/shared\/emma\/\w+)\.tsx$/
    const others = sources
      .filter(name => /^src\/web\/.+\.tsx$/.test(name) && !own.test(name))
      .filter(name => /<textarea\b[^>]*\bdefaultValue/s.test(readFileSync(name, 'utf8')))
    expect(others).toEqual([])
  })

  it('asks before what cannot be taken back by a `ConfirmStep` only', () => {
    const own = [
      'src/web/ui/confirm-step.tsx',
      'src/web/way-back.ts',
      // A panel beside the page, which asks nothing.
      'src/web/parts/shared/emma/emma-panel.tsx',
    ]
    const others = sources
      .filter(name => name.startsWith('src/web/') && !own.includes(name))
      .filter(name => {
        const text = readFileSync(name, 'utf8')
        const folds = text.matchAll(/<(details|dialog)\b.*?<\/\1>/gs)
        return (
          /<dialog\b|[?&]ask=/.test(text) ||
          // A fold with an action and text about it, but nothing to fill in or follow, is such a question.
          [...folds].some(
            ([fold]) => fold.includes('<ActionButton') && !/<(?:SiteForm|\w+Form|Link|ul)\b/.test(fold),
          )
        )
      })
    expect(others).toEqual([])
  })

  it('leaves a message for the next page in one way only', () => {
    const own = ['src/web/server/http/cookies.ts', 'src/web/server/redirect-with-toast.server.ts']
    const others = sources.filter(
      name => !own.includes(name) && /\btoastCookie\b/.test(readFileSync(name, 'utf8')),
    )
    expect(others).toEqual([])
  })

  it('reads and writes the way back in one place, which leads to addresses of this site only', () => {
    const own = [
      'src/web/way-back.ts',
      'src/web/server/this-page.server.ts',
      // Reads the referer only to check that the request comes from a page of this site; it never goes back there.
      'src/web/routes/account/provider-start/route.ts',
    ]
    const others = sources
      .filter(name => /^src\/(web|boot)\//.test(name) && !own.includes(name) && !/\.test\.tsx?$/.test(name))
      .filter(name => /\bredirectTo\b|'referer'|['"]returnTo['"]/.test(readFileSync(name, 'utf8')))
    expect(others).toEqual([])
  })

  it('writes the prefix of English addresses in one place, and asks for addresses by name elsewhere', () => {
    const written = sources
      // Except the one place itself, and tests, which state literally what they expect.
      .filter(name => name !== 'src/web/addresses.ts' && !/\.test\.tsx?$/.test(name))
      .filter(name => /\/en\b|\ben\//.test(readFileSync(name, 'utf8')))
      .flatMap(name => literalsOf(name).map(text => ({ name, text })))
      // An English address or its beginning, as text or as a pattern; the folder `messages/en/` is none.
      .filter(({ text }) => /(?:^|[^.\w])\/en(?![\w-])|^en\//.test(text))
    expect(written).toEqual([])
  })

  /**
   * What must not be written by hand: what it is, how it is recognised, and the helper to use instead. Tests may use numbers of their own.
   */
  const byHand: [string, RegExp, string][] = [
    [
      'days and hours in numbers',
      /\b86_?400(_?000)?\b|\b3_600_000\b|\b24 \* 60\b|\b60 \* 24\b/,
      'basics/time.ts',
    ],
    ['the zone of Berlin', /Europe\/Berlin/, 'basics/berlin.ts'],
    ['the form of a UUID', /\[0-9a-f\]\{8\}-?\(?-/i, 'basics/uuid.ts'],
    ['a map with a limit', /\.size >=? .+\.clear\(\)|\.keys\(\)\.next\(\)/, 'basics/remember.ts'],
  ]
  it.each(byHand)('writes %s nowhere by hand', (_, pattern, helper) => {
    const places = sources.filter(
      name =>
        name !== `src/${helper}` && !/\.test\.tsx?$/.test(name) && pattern.test(readFileSync(name, 'utf8')),
    )
    expect(places).toEqual([])
  })

  it('hides no part of a page until scripts show it, as what React loads lazily is', () => {
    const lazy = sources.filter(name => /\blazy\(/.test(readFileSync(name, 'utf8')))
    expect(lazy).toEqual([])
  })
})
