import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { isUuid } from './uuid.ts'

it('knows an id in small and in capital letters', () => {
  const id = randomUUID()
  expect([isUuid(id), isUuid(id.toUpperCase())]).toEqual([true, true])
})

it('takes nothing for an id that has more, less or others', () => {
  const id = randomUUID()
  const wrong = [
    '',
    '7',
    `${id} `,
    `${id}\n`,
    id.slice(1),
    id.replaceAll('-', ''),
    `{${id}}`,
    `g${id.slice(1)}`,
  ]
  expect(wrong.filter(isUuid)).toEqual([])
})
