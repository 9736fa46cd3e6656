import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

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

  it('hides no part of a page until scripts show it, as what React loads lazily is', () => {
    const lazy = sources.filter(name => /\blazy\(/.test(readFileSync(name, 'utf8')))
    expect(lazy).toEqual([])
  })
})
