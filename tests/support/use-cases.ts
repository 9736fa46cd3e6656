import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'

const domain = 'src/domain'
const faces = ['web', 'api', 'worker', 'cli', 'demo', 'boot']

/**
 * Every exported function of the domain that takes a context, including steps, as `accounts/sign-in.ts#signIn`, and every tool. Without `caller/`, which
 * makes the contexts, and without policies and queries, whose file names have two parts.
 */
export function exportsWithContext(): string[] {
  return sourcesIn(domain)
    .map(path => path.slice(domain.length + 1))
    .filter(file => /^[a-z]+(-[a-z]+)*\.ts$/.test(basename(file)) && !file.startsWith('caller/'))
    .flatMap(file => {
      const exported = parse(`${domain}/${file}`).statements.filter(isExported)
      const functions = [...functionsOf(exported)].filter(([, made]) => takesContext(made))
      return [...functions.map(([name]) => name), ...toolsOf(exported)].map(name => `${file}#${name}`)
    })
}

/** What faces may call: everything but steps. */
export function listUseCases(): string[] {
  return exportsWithContext().filter(name => !/(^|\/)steps\//.test(name))
}

/** What pages, API, tasks, commands and the start of a process import from the domain; their tests do not count. */
export function importedByFaces(): Set<string> {
  const paths = faces.flatMap(face => sourcesIn(`src/${face}`)).filter(path => !/\.test\.tsx?$/.test(path))
  return new Set(paths.flatMap(path => [...importsOf(parse(path)).values()]))
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .sort()
    .map(name => `${folder}/${name}`)
}

export type MatrixRow = {
  /** As in the matrix; what follows the first word distinguishes rows of the same use case. */
  name: string
  /** The use case named by the row, as imported by the matrix: `accounts/sign-in.ts#signIn`; null when none is imported under that name. */
  useCase: string | null
  /** Whether the call passes its own context to that use case, directly or through functions of the matrix. */
  isCalled: boolean
  /** False when nobody is allowed: such a row passes whatever the reason for the refusal. */
  letsSomebodyThrough: boolean
}

/** The rows of `table` in a matrix, read from its syntax tree. @throws when there is no table or no test runs it */
export function matrixRows(path: string): MatrixRow[] {
  const source = parse(path)
  const table = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'table')?.initializer
  if (!table || !ts.isArrayLiteralExpression(table)) throw new Error(`${path} has no table`)
  if (!/\bit\.each\(table\)/.test(source.text)) throw new Error(`${path} runs no table`)
  const imported = importsOf(source)
  return table.elements.map(row => {
    if (!ts.isArrayLiteralExpression(row)) throw new Error(`${path}: ${row.getText()} is no row`)
    const [name, roles, call] = row.elements
    if (!name || !ts.isStringLiteral(name) || !roles || !call) throw new Error(`${path}: ${row.getText()}`)
    const [word = ''] = name.text.split(' ')
    return {
      name: name.text,
      useCase: imported.get(word) ?? null,
      isCalled: handsContextTo(word, call, functionsOf(source.statements)),
      letsSomebodyThrough: !(ts.isArrayLiteralExpression(roles) && roles.elements.length === 0),
    }
  })
}

type Callable = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
}

function isCallable(node: ts.Node | undefined): node is Callable {
  return (
    node !== undefined &&
    (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node))
  )
}

/** Functions by name, whether declared or assigned to a variable. */
function functionsOf(statements: readonly ts.Statement[]): Map<string, Callable> {
  const found = new Map<string, Callable>()
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (isCallable(initializer)) found.set(name.getText(), initializer)
  }
  return found
}

/** Tools of the assistant, which take their context in `run`. */
function toolsOf(statements: readonly ts.Statement[]): string[] {
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type }) => type && /^Tool</.test(type.getText()))
    .map(({ name }) => name.getText())
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

/** Accepts `Context` and parts of it, such as `Pick<Context, 'db'>`. */
function takesContext({ parameters }: Callable): boolean {
  return parameters.some(
    ({ type }) =>
      type && ts.isTypeReferenceNode(type) && /^(Pick<)?Context\b/.test(type.getText().replace(/\s/g, '')),
  )
}

/** Names imported from the domain, each with the file and name of its export. */
function importsOf(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const file = /\/domain\/(.+)$/.exec(statement.moduleSpecifier.text)?.[1]
    const bindings = statement.importClause?.namedBindings
    if (!file || !bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName } of bindings.elements)
      found.set(name.text, `${file}#${(propertyName ?? name).text}`)
  }
  return found
}

/**
 * Whether a call passes its own context to the function `name` as the first argument, here or in functions of the file that received it as
 * their first one. Calls with another context only set the scene.
 */
function handsContextTo(name: string, call: ts.Node, known: Map<string, Callable>): boolean {
  const callable = ts.isIdentifier(call) ? known.get(call.text) : call
  const [context] = isCallable(callable) ? callable.parameters : []
  return context !== undefined && reaches(callable as Callable, context.name.getText(), [])

  function reaches({ body }: Callable, own: string, path: readonly string[]): boolean {
    let found = false
    const visit = (node: ts.Node): void => {
      if (found) return
      found = ts.isCallExpression(node) && isWayThere(node, own, path)
      ts.forEachChild(node, visit)
    }
    if (body) visit(body)
    return found
  }

  function isWayThere(
    { expression, arguments: [first] }: ts.CallExpression,
    own: string,
    path: readonly string[],
  ) {
    if (!first || !mentions(first, own)) return false
    if (expression.getText() === `${name}.run`) return true
    if (!ts.isIdentifier(expression)) return false
    if (expression.text === name) return true
    const next = path.includes(expression.text) ? undefined : known.get(expression.text)
    const parameter = next?.parameters[0]
    return next && parameter ? reaches(next, parameter.name.getText(), [...path, expression.text]) : false
  }
}

function mentions(node: ts.Node, name: string): boolean {
  if (ts.isIdentifier(node)) return node.text === name
  return ts.forEachChild(node, child => mentions(child, name) || undefined) ?? false
}
