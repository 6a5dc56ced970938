import ts from 'typescript'

/** The name that is written, of a property or a local; a computed or private one is nobody else's. */
const nameOf = (name: ts.Node): string[] => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? [name.text] : [])

/** The names in what a parameter is called, taken apart or whole. */
function bindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element)
      ? [...(element.propertyName ? nameOf(element.propertyName) : []), ...bindingNames(element.name)]
      : [],
  )
}

/** The names that a type spells out: of its properties and of the parameters of its functions. */
function typeNames(node: ts.Node): string[] {
  const names: string[] = []
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) names.push(...nameOf(node.name))
  if (ts.isParameter(node)) names.push(...bindingNames(node.name))
  ts.forEachChild(node, (child) => void names.push(...typeNames(child)))
  return names
}

const parameterNames = ({ parameters }: ts.SignatureDeclaration): string[] =>
  parameters.flatMap(({ name, type }) => [...bindingNames(name), ...(type ? typeNames(type) : [])])

function memberNames(member: ts.ClassElement): string[] {
  if (ts.isConstructorDeclaration(member)) return parameterNames(member)
  if (ts.isMethodDeclaration(member)) return [...nameOf(member.name), ...parameterNames(member)]
  return ts.isPropertyDeclaration(member) ? nameOf(member.name) : []
}

function statementNames(statement: ts.Statement): string[] {
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return typeNames(statement)
  if (ts.isFunctionDeclaration(statement)) return parameterNames(statement)
  if (ts.isClassDeclaration(statement)) return statement.members.flatMap(memberNames)
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ initializer }) =>
    initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? parameterNames(initializer)
      : [],
  )
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** What a file's exports show of themselves: properties of types and classes, parameters of functions. */
export function innerNamesOf(path: string, text: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  return statements.filter(isExported).flatMap(statementNames)
}
