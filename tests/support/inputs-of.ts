import { readFileSync } from 'node:fs'
import ts from 'typescript'

type Types = Map<string, ts.Node>
type Source = { file: string; functions: ts.FunctionDeclaration[]; types: Types }

/**
 * What exported functions that take a context are told besides it: the names of their other parameters and of all properties in the types
 * of those, including types from the other files.
 */
export function inputsOf(files: readonly string[]): { name: string; told: Set<string> }[] {
  const sources = files.map(read)
  const exported: Types = new Map(sources.flatMap(({ types }) => [...types]))
  return sources.flatMap(({ file, functions, types }) =>
    functions.filter(takesContext).map(declared => {
      const told = new Set<string>()
      for (const parameter of declared.parameters.slice(1)) {
        if (ts.isIdentifier(parameter.name)) told.add(parameter.name.text)
        if (parameter.type) collect(parameter.type, { own: types, exported, told, seen: new Set() })
      }
      return { name: `${file} ${declared.name?.text}`, told }
    }),
  )
}

function read(file: string): Source {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const types: Types = new Map()
  for (const statement of source.statements)
    if (ts.isTypeAliasDeclaration(statement)) types.set(statement.name.text, statement.type)
  return { file, functions: source.statements.filter(ts.isFunctionDeclaration), types }
}

function takesContext({ modifiers, parameters: [first] }: ts.FunctionDeclaration): boolean {
  const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
  return isExported && first?.type?.getText() === 'Context'
}

type Search = { own: Types; exported: Types; told: Set<string>; seen: Set<ts.Node> }

function collect(node: ts.Node, search: Search): void {
  if (search.seen.has(node)) return
  search.seen.add(node)
  if (ts.isPropertySignature(node) && ts.isIdentifier(node.name)) search.told.add(node.name.text)
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText()
    const type = search.own.get(name) ?? search.exported.get(name)
    if (type && name !== 'Context') collect(type, search)
  }
  ts.forEachChild(node, child => collect(child, search))
}
