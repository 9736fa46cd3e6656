import { describe, expect, it } from 'vitest'
import { isTheme } from './preferences.ts'

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
