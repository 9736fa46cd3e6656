import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('./motifs.css', import.meta.url), 'utf8')

it('what floats in, such as a message, can be read from its first frame on', () => {
  const [, frames = ''] = css.match(/@keyframes enter \{([\s\S]*?)\n\}/) ?? []
  expect(frames).toContain('transform')
  expect(frames).not.toMatch(/opacity|color|filter/)
})
