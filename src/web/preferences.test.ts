import { describe, expect, it } from 'vitest'
import { isTheme, safeReturnPath } from './preferences.ts'

describe('going back after a choice', () => {
  it('leads to a page of this site', () => {
    expect(safeReturnPath('/jobs?q=pflege&page=2')).toBe('/jobs?q=pflege&page=2')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
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
