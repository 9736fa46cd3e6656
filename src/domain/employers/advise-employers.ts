import { limits } from '../../config/limits.ts'
import { defaultRadiusKm } from '../../vocabulary/jobs/job.values.ts'
import type { Context } from '../caller/context.ts'
import { type EmployerListParams, noEmployerListParams } from './employer.schema.ts'
import { listEmployers } from './list-employers.ts'

type FilterName = 'type' | 'ownership' | 'size' | 'country' | 'state' | 'hiring'

/** A suggestion after an empty list: the parameters to use and how many employers they find. */
export type EmployerAdvice = { params: EmployerListParams; count: number } & (
  | { kind: 'widen-radius'; radiusKm: number }
  | { kind: 'drop-filter'; name: FilterName; values: string[] }
  | { kind: 'drop-place' }
  | { kind: 'drop-text' }
)

const filterNames = ['type', 'ownership', 'size', 'country', 'state', 'hiring'] as const
const maxSteps = 3

/** Lists with results where `params` has none, smallest change first; at most three. */
export async function adviseEmployers(ctx: Context, params: EmployerListParams): Promise<EmployerAdvice[]> {
  const count = async (step: EmployerListParams) => (await listEmployers(ctx, step)).total
  const advice: EmployerAdvice[] = []
  for (const step of changes({ ...params, page: 1 })) {
    if (advice.length === maxSteps) break
    if (step.kind === 'widen-radius' && advice.some(({ kind }) => kind === 'widen-radius')) continue
    const found = await count(step.params)
    if (found > 0) advice.push({ ...step, count: found })
  }
  return advice
}

type Change = EmployerAdvice extends infer Each ? (Each extends unknown ? Omit<Each, 'count'> : never) : never

function changes(params: EmployerListParams): Change[] {
  const radiusKm = params.radius ?? defaultRadiusKm
  const wider = params.place === '' ? [] : limits.distancesKm.filter(distance => distance > radiusKm)
  const active = filterNames.filter(name => isActive(params, name))
  const { q, place } = params
  return [
    ...wider.map((km): Change => {
      return { kind: 'widen-radius', radiusKm: km, params: { ...params, radius: km } }
    }),
    ...active.map((name): Change => {
      return {
        kind: 'drop-filter',
        name,
        values: [params[name]].flat().map(String),
        params: without(params, name),
      }
    }),
    ...(place === ''
      ? []
      : [{ kind: 'drop-place' as const, params: { ...params, place: '', radius: null } }]),
    ...(q === '' ? [] : [{ kind: 'drop-text' as const, params: { ...params, q: '' } }]),
  ]
}

function isActive(params: EmployerListParams, name: FilterName): boolean {
  const value = params[name]
  return Array.isArray(value) ? value.length > 0 : value === true
}

function without(params: EmployerListParams, name: FilterName): EmployerListParams {
  return { ...params, [name]: noEmployerListParams[name] }
}
