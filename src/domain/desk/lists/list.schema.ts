import { z } from 'zod'
import {
  type ColumnKind,
  type Direction,
  directions,
  type ListName,
  listNames,
  listShapes,
  usualDirection,
} from './list.values.ts'

export const listNameSchema = z.enum(listNames)

/** A list as asked for. */
export type ListQuestion = {
  q: string
  /** One row only, by its number or UUID. */
  id: string | null
  sort: string
  direction: Direction
  filters: Record<string, string>
  columns: string[]
  /** The last row of the page before. */
  after: { value: string; id: string } | null
}

const idPattern = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{1,9})$/
const momentPattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/
const numberPattern = /^-?\d{1,9}$/
const daySchema = z.iso.date()
const positionSchema = z.tuple([z.string().max(1000), z.string().regex(idPattern)])

/** Reads the query of a list's address; what is not possible is ignored, as on every list of the site. */
export function readListQuestion(list: ListName, params: URLSearchParams): ListQuestion {
  const shape = listShapes[list]
  const [usualSort = ''] = shape.sorts
  const askedSort = params.get('sort') ?? ''
  const sort = shape.sorts.includes(askedSort) ? askedSort : usualSort
  const direction = directions.find(each => each === params.get('direction')) ?? usualDirection(list, sort)
  const filters = Object.entries(shape.filters).flatMap(([name, values]) => {
    const value = params.get(name)
    if (value === null) return []
    const isPossible = values === 'day' ? daySchema.safeParse(value).success : values.includes(value)
    return isPossible ? [[name, value] as const] : []
  })
  const all = Object.keys(shape.columns)
  const chosen = params.getAll('column').filter(column => all.includes(column))
  const id = params.get('id')
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    id: id !== null && idPattern.test(id) ? id : null,
    sort,
    direction,
    filters: Object.fromEntries(filters),
    columns: all.filter((column, index) =>
      chosen.length > 0 ? index === 0 || chosen.includes(column) : !shape.hidden.includes(column),
    ),
    after: positionIn(params.get('after'), shape.columns[sort]),
  }
}

function positionIn(text: string | null, kind: ColumnKind | undefined): ListQuestion['after'] {
  if (text === null) return null
  try {
    const [value, id] = positionSchema.parse(JSON.parse(text))
    if (kind === 'moment' && (!momentPattern.test(value) || Number.isNaN(Date.parse(value)))) return null
    if (kind === 'number' && !numberPattern.test(value)) return null
    return value.includes('\0') ? null : { value, id }
  } catch {
    return null
  }
}

export function writePosition({ value, id }: { value: string; id: string }): string {
  return JSON.stringify([value, id])
}

export const viewNameSchema = z.string('admin.list.view-name').trim().min(1, 'admin.list.view-name').max(80)
