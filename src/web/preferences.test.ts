import { describe, expect, it } from 'vitest'
import { isTheme, safeReturnPath } from './preferences.ts'

describe('going back after a choice', () => {
  it('leads to a page of this site', () => {
    expect(safeReturnPath('/jobs?q=pflege&page=2')).toBe('/jobs?q=pflege&page=2')
  })

  it('writes the path as an address does, so that it fits into a header', () => {
    expect(safeReturnPath('/jobs?q=日本 ü')).toBe('/jobs?q=%E6%97%A5%E6%9C%AC%20%C3%BC')
    expect(safeReturnPath('/jobs?q=\ud800')).toBe('/jobs?q=%EF%BF%BD')
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
    expect(safeReturnPath(path)).toBe('/')
  })
})

describe('the theme', () => {
  it('is light, dark or that of the device', () => {
    expect(['light', 'dark', 'system', 'blue', undefined].map(isTheme)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
