// npm run house: what the house measures by itself, as a table, and the offenders with --list. --drawing writes who leans on whom into the architecture.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { filesUnder, isTest, isTesting, productFiles, type SourceFile } from '#tests/architecture/source-files.ts'
import { httpOutsidePages, modulesWithoutReadme, routesWithDatabase, writesOutsideCommands } from './house/anatomy.ts'
import { drawingOf, withDrawing } from './house/drawing.ts'
import { folderBound, folderCircles, fullFolders } from './house/folders.ts'
import { functionBounds, longFunctions } from './house/functions.ts'
import { hopsOf } from './house/hops.ts'

const isSeed = ({ path }: SourceFile) => /^drizzle\/(seed|migrations)\//.test(path)
const product = productFiles().filter((file) => !isSeed(file) && !isTesting(file.path))
const tests = filesUnder(['app', 'server', 'drizzle', 'scripts', 'tests']).filter(
  (file) => /\.(test|spec)\.tsx?$/.test(file.path) || file.path.startsWith('tests/') || isTesting(file.path),
)
const linesOf = ({ text }: SourceFile) => text.trimEnd().split('\n').length
const sum = (files: readonly SourceFile[]) => files.reduce((total, file) => total + linesOf(file), 0)

/** The median, the ninth tenth and the largest of some sizes. */
function spread(sizes: readonly number[]): string {
  const sorted = [...sizes].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `${at(0.5)} / ${at(0.9)} / ${sorted.at(-1) ?? 0}`
}

const routes = product.filter(({ path }) => path.startsWith('app/routes/') && !isTest(path))
const offenders = {
  'routes that reach the database': routesWithDatabase(product),
  'folder circles inside a module': folderCircles(product).map((circle) => circle.join(' ↔ ')),
  [`functions over ${functionBounds.function} lines, components over ${functionBounds.component}`]: longFunctions(
    product,
  ).map(({ path, name, lines }) => `${path}: ${name} (${lines})`),
  [`folders of more than ${folderBound} files`]: fullFolders(product).map(([folder, count]) => `${folder} (${count})`),
  'writes outside commands/': writesOutsideCommands(product),
  'HTTP outside pages/ and guards': httpOutsidePages(product),
  'modules without a README': modulesWithoutReadme(product, existsSync),
}

const figures: [string, string | number][] = [
  ['product files', product.length],
  ['product lines', sum(product)],
  ['product file, median / p90 / max', spread(product.map(linesOf))],
  ['route file, median / p90 / max', spread(routes.map(linesOf))],
  ['test lines ÷ product lines (anchors: 0.20 to 1.45)', (sum(tests) / sum(product)).toFixed(2)],
  ...hopsOf(product).map(({ what, hops, most }): [string, string] => [what, `${hops} (at most ${most})`]),
  ...Object.entries(offenders).map(([what, list]): [string, number] => [what, list.length]),
]
const width = Math.max(...figures.map(([what]) => what.length))
for (const [what, figure] of figures) console.log(`${what.padEnd(width)}  ${figure}`)

if (process.argv.includes('--list')) {
  for (const [what, list] of Object.entries(offenders)) {
    if (list.length > 0) console.log(`\n${what}\n${list.map((line) => `  ${line}`).join('\n')}`)
  }
}

if (process.argv.includes('--drawing')) {
  const path = 'docs/architecture.md'
  writeFileSync(path, withDrawing(readFileSync(path, 'utf8'), drawingOf(productFiles())))
}
