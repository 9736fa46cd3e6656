import { expect, it } from 'vitest'
import { fieldsOf } from './fields-of.ts'

type Fields = {
  name: string
  isOpen: boolean
  pay: number
  note: string
  answers: Record<string, string>
  places: { street: string }[]
}
const wrong = [{ key: 'error.invalid' }]
const fields = fieldsOf<Fields>({
  formId: 'apply',
  key: '0',
  values: {
    ...{ name: 'Jana', isOpen: true, pay: 3_200, note: '', answers: { licence: 'Ja' } },
    places: [{ street: 'Am Wall 1' }, { street: '' }],
  },
  errors: { 'places[1].street': wrong },
})

it('a field begins with its value as a form would send it, and nothing stands for empty', () => {
  expect(fields.name).toMatchObject({ id: 'apply-name', errorId: 'apply-name-error', initialValue: 'Jana' })
  expect([fields.isOpen.initialValue, fields.pay.initialValue, fields.note.initialValue]).toEqual([
    'on',
    '3200',
    undefined,
  ])
})

it('the fields below another and those of rows have the names that the server reads, and their own errors', () => {
  expect(fields.answers.getFieldset().licence).toMatchObject({ name: 'answers.licence', initialValue: 'Ja' })
  const [first, second] = fields.places.getRows()
  expect(first?.street).toMatchObject({
    name: 'places[0].street',
    initialValue: 'Am Wall 1',
    errors: undefined,
  })
  expect(second?.street).toMatchObject({ name: 'places[1].street', errors: wrong })
  expect(fields.name.getRows()).toEqual([])
})

it('a name that every object has is a field like any other', () => {
  const odd = fieldsOf<{ constructor: string }>({ formId: 'f', key: '0', values: {}, errors: {} })
  expect(odd.constructor).toMatchObject({ id: 'f-constructor', initialValue: undefined })
})
