import ts from 'typescript'
import type { SourceFile } from '#tests/architecture/source-files.ts'

export type LongFunction = { path: string; name: string; lines: number; isComponent: boolean }

/** Lines a function may take, and one that is a component. */
export const functionBounds = { function: 60, component: 90 } as const

/** The named functions of a file with their lines, those of their inner functions included. */
export function functionsOf({ path, text }: SourceFile): LongFunction[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: LongFunction[] = []
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    const name = nameOf(node)
    if (name) {
      const lines = lineOf(node.getEnd()) - lineOf(node.getStart()) + 1
      found.push({ path, name, lines, isComponent: path.endsWith('.tsx') && /^[A-Z]/.test(name) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function nameOf(node: ts.Node): string | null {
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.body && node.name)
    return node.name.getText()
  if (!ts.isVariableDeclaration(node) || !node.initializer) return null
  const isFunction = ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)
  return isFunction && ts.isIdentifier(node.name) ? node.name.text : null
}

/** Functions beyond the bounds, the longest first. */
export function longFunctions(files: readonly SourceFile[]): LongFunction[] {
  return files
    .flatMap(functionsOf)
    .filter(({ lines, isComponent }) => lines > (isComponent ? functionBounds.component : functionBounds.function))
    .sort((one, other) => other.lines - one.lines)
}
