import { describe, expect, it } from 'vitest'
import { pathInside, wayBackOf, wayBackQuery } from './way-back.ts'

describe('a path of this site', () => {
  it('leads to a page of this site', () => {
    expect(pathInside('/jobs?q=pflege&page=2')).toBe('/jobs?q=pflege&page=2')
  })

  it('writes the path as an address does, so that it fits into a header', () => {
    expect(pathInside('/jobs?q=日本 ü')).toBe('/jobs?q=%E6%97%A5%E6%9C%AC%20%C3%BC')
    expect(pathInside('/jobs?q=\ud800')).toBe('/jobs?q=%EF%BF%BD')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/jobs/..//evil.example',
    '/\t/evil.example',
    '/\u0000/evil.example',
    `/${'a'.repeat(3_000)}`,
    'javascript:alert(1)',
    '/a\r\nset-cookie: x',
    '',
    null,
  ])('never leads elsewhere: %s', path => {
    expect(pathInside(path)).toBeNull()
    expect(wayBackOf(new URLSearchParams({ redirectTo: path ?? '' }))).toBeNull()
  })
})

describe('the way back in an address', () => {
  it('is read as it was written, beside whatever else the address says', () => {
    const query = wayBackQuery('/jobs?q=pflege&page=2', { ended: '1' })
    expect(query).toBe('?ended=1&redirectTo=%2Fjobs%3Fq%3Dpflege%26page%3D2')
    expect(wayBackOf(new URLSearchParams(query))).toBe('/jobs?q=pflege&page=2')
  })

  it('leaves no trace where there is none', () => {
    expect(wayBackQuery(null)).toBe('')
    expect(wayBackQuery(null, { ended: '1' })).toBe('?ended=1')
    expect(wayBackOf(new URLSearchParams())).toBeNull()
  })
})
