import ts from 'typescript'

/** What a file writes as classes: whole names, and the fixed beginnings of composed ones (`btn--${kind}` begins with "btn--"). */
type WrittenClasses = { names: Set<string>; beginnings: Set<string> }

/** Attributes, properties and variables that hold classes by their name. */
const holder = /^(class|className|\w+Class(es|Name|Names)?|classes)$/
const caller = /^classNames$|\.classList\.(add|remove|toggle|contains)$/
/** Functions of islands that make an element: its name, its classes, its text. */
const maker = 'element'
const shape = /^[a-z][\w-]*$/

/**
 * The classes of a file by syntax: in attributes and variables named for them, in calls that take them, in HTML written as text. Elsewhere
 * only words count that have the form of a part or a kind (`tag--ok`, `field__mark`).
 */
export function writtenClasses(path: string, text: string): WrittenClasses {
  const written: WrittenClasses = { names: new Set(), beginnings: new Set() }
  // Most files have neither, and reading syntax takes time.
  if (!/class|--|__/i.test(text)) return written
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)

  /** Pieces of text with an expression between each two of them: a word that touches an expression is the part of a name. */
  function note(pieces: readonly string[], isClass: boolean) {
    pieces.forEach((piece, at) => {
      const words = piece.split(/\s+/)
      if (at > 0) words.shift()
      const cut = at < pieces.length - 1 ? words.pop() : undefined
      for (const word of words) if (shape.test(word) && (isClass || /--|__/.test(word))) written.names.add(word)
      if (cut && shape.test(cut) && (isClass || cut.endsWith('--'))) written.beginnings.add(cut)
    })
  }

  function noteText(pieces: readonly string[], isClass: boolean) {
    const html = [...pieces.join('\0').matchAll(/class="([^"]*)"/g)]
    for (const [, classes] of html) note(classes!.split('\0'), true)
    if (html.length === 0) note(pieces, isClass)
  }

  function visit(node: ts.Node, isClass: boolean): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return noteText([node.text], isClass)
    if (ts.isTemplateExpression(node)) return visitTemplate(node, isClass)
    if (ts.isCallExpression(node)) return visitCall(node, isClass)
    if (ts.isConditionalExpression(node)) {
      visit(node.condition, false)
      visit(node.whenTrue, isClass)
      return visit(node.whenFalse, isClass)
    }
    if (ts.isElementAccessExpression(node)) {
      visit(node.expression, isClass)
      return visit(node.argumentExpression, false)
    }
    if (ts.isBinaryExpression(node)) return visitBinary(node, isClass)
    ts.forEachChild(node, (child) => visit(child, isHolder(node) ?? isClass))
  }

  function visitTemplate(node: ts.TemplateExpression, isClass: boolean) {
    const pieces = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    noteText(pieces, isClass)
    // An expression that touches a word is a part of a name, not a name.
    node.templateSpans.forEach(({ expression }, at) => visit(expression, isClass && /(^|\s)$/.test(pieces[at]!)))
  }

  function visitCall(node: ts.CallExpression, isClass: boolean) {
    const called = node.expression.getText(source)
    visit(node.expression, isClass)
    node.arguments.forEach((argument, at) =>
      visit(argument, called === maker ? at === 1 : isClass || caller.test(called)),
    )
  }

  function visitBinary(node: ts.BinaryExpression, isClass: boolean) {
    const operator = node.operatorToken.kind
    const isAssigned = operator === ts.SyntaxKind.EqualsToken && /\.className$/.test(node.left.getText(source))
    const isCompared = /^[!=]==?$/.test(node.operatorToken.getText(source))
    visit(node.left, isClass && !isCompared)
    visit(node.right, isAssigned || (isClass && !isCompared))
  }

  function isHolder(node: ts.Node): boolean | undefined {
    if (ts.isJsxAttribute(node)) return holder.test(node.name.getText(source))
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return false
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)
    return isNamed && node.name && holder.test(node.name.getText(source)) ? true : undefined
  }

  visit(source, false)
  return written
}

/** The classes that the selectors of a sheet name. */
export function definedClasses(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@[^{;]*[{;]/g, '')
    .match(/[^{};]+(?=\{)/g)
  return new Set((selectors ?? []).flatMap((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)))
}
