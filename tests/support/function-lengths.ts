import { readFileSync } from 'node:fs'
import ts from 'typescript'

export type FunctionLength = { file: string; name: string; lines: number }

/**
 * Lines of each named function of a file: markup included, without blank lines and nested named functions, which are counted separately.
 */
export function functionLengths(file: string): FunctionLength[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const written = source.text.split('\n').map(line => line.trim() !== '')
  const lengths: FunctionLength[] = []
  visit(source)
  return lengths

  function visit(node: ts.Node): void {
    const name = nameOfFunction(node)
    if (name) lengths.push({ file, name, lines: ownLines(node).size })
    ts.forEachChild(node, visit)
  }

  function ownLines(of: ts.Node): Set<number> {
    const own = linesOf(of)
    const leaveOut = (node: ts.Node): void => {
      if (!nameOfFunction(node)) ts.forEachChild(node, leaveOut)
      else for (const line of linesOf(node)) own.delete(line)
    }
    ts.forEachChild(of, leaveOut)
    return own
  }

  function linesOf(node: ts.Node): Set<number> {
    const { line: first } = source.getLineAndCharacterOfPosition(node.getStart(source))
    const { line: last } = source.getLineAndCharacterOfPosition(node.end)
    const lines = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    return new Set(lines.filter(line => written[line]))
  }
}

/** The name of a declaration or of the variable it is assigned to; callbacks have none. */
function nameOfFunction(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node))
    return node.body && node.name?.getText()
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return undefined
  const { parent } = node
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : undefined
}
