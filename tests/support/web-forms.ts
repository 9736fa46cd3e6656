import { type ZodType, z } from 'zod'
import routes from '../../src/web/routes.ts'

/** One form of a page: the paths that accept it, its name in the page's action, and a plausible value for each field. */
export type WebForm = { file: string; paths: string[]; form: string; fields: Record<string, string> }

type Action = { forms?: Record<string, { schema: ZodType }> }

/** Every form of the site, discovered through its routes, so that new ones are included automatically. */
export async function findWebForms(): Promise<WebForm[]> {
  const pathsOf = new Map<string, string[]>()
  for (const { path = '', file } of routes.flatMap(entry => [entry, ...(entry.children ?? [])])) {
    const address = `/${path.replace(/:\w+/g, '1').replace('*', 'nowhere')}`
    pathsOf.set(file, [...(pathsOf.get(file) ?? []), address])
  }
  const found = await Promise.all([...pathsOf].map(([file, paths]) => formsOf(file, paths)))
  return found.flat()
}

async function formsOf(file: string, paths: string[]): Promise<WebForm[]> {
  // The cast: a route module exports what the framework knows by name.
  const { action } = (await import(/* @vite-ignore */ `../../src/web/${file}`)) as { action?: Action }
  if (!action || takesNoForm.has(file)) return []
  if (!action.forms) return [{ file, paths, form: '', fields: plainFields }]
  return Object.entries(action.forms).map(([form, { schema }]) => ({
    file,
    paths,
    form,
    fields: examplesFor(schema),
  }))
}

// Accepts DELETE only, which no form sends.
const takesNoForm = new Set(['routes/public/files/one/route.ts'])

// Actions without the form pattern: their fields cannot be discovered.
const plainFields = { theme: 'dark', language: 'de', choice: 'all', purpose: 'analytics', returnTo: '/jobs' }

const someId = '0b9f6a52-7a0e-4a8e-9a94-3b8f3a9f3c55'
const examples: Record<string, string> = {
  email: 'nobody@web.example',
  newEmail: 'new@web.example',
  password: 'Kittel$2026',
  passwordAgain: 'Kittel$2026',
  current: 'Kittel$2025',
  terms: 'on',
  adminId: '1',
  employerId: '1',
  requestId: '1',
  factorId: someId,
  sessionId: someId,
  challengeId: someId,
  code: '123456',
  phone: '+4917012345678',
  radius: '25',
  website: 'https://klinik.example',
}

type JsonSchema = { properties?: Record<string, { enum?: string[]; const?: string; default?: unknown }> }

function examplesFor(schema: ZodType): Record<string, string> {
  // The cast: the JSON schema of an object schema describes an object.
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return Object.fromEntries(
    Object.entries(properties).map(([name, { enum: choices, const: only }]) => [
      name,
      choices?.[0] ?? only ?? examples[name] ?? 'Text',
    ]),
  )
}
