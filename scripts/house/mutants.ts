// npm run house:mutants: puts one fault after the other into the product and looks whether the tests named for it fail. On SQLite.
// --module booking takes one module's mutants, --only id a single one. The tree must be clean; every file is put back as it was.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mutantsByModule } from './mutants/list.ts'
import { type Mutant, mutated } from './mutants/mutant.ts'
import { runTests } from './mutants/run-tests.ts'

const { values: wanted } = parseArgs({ options: { module: { type: 'string' }, only: { type: 'string' } } })

/** The file that is changed just now, as it was. */
let kept: { file: string; source: string } | null = null

function restore(): void {
  if (kept) writeFileSync(kept.file, kept.source)
  kept = null
}

process.on('exit', restore)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

/** Killed is good news. Text that is not found once, and tests that do not run, are failures like a survivor. */
type Verdict = 'killed' | 'SURVIVED' | 'NOT FOUND ONCE' | 'TESTS BROKEN' | 'TESTS FAIL UNCHANGED'

async function judge(mutant: Mutant): Promise<Verdict> {
  const source = readFileSync(mutant.file, 'utf8')
  const changed = mutated(source, mutant)
  if (changed === null) return 'NOT FOUND ONCE'
  kept = { file: mutant.file, source }
  writeFileSync(mutant.file, changed)
  const ending = await runTests(mutant.tests, mutant.named)
  restore()
  if (ending === 'passed') return 'SURVIVED'
  if (ending === 'broken') return 'TESTS BROKEN'
  return (await passUnchanged(mutant)) ? 'killed' : 'TESTS FAIL UNCHANGED'
}

const unchanged = new Map<string, Promise<boolean>>()

/** Whether the tests pass on the product as it is, asked once for mutants with the same ones: what fails anyway kills nothing. */
function passUnchanged({ tests, named }: Mutant): Promise<boolean> {
  const key = JSON.stringify([tests, named])
  const known = unchanged.get(key) ?? runTests(tests, named).then((ending) => ending === 'passed')
  unchanged.set(key, known)
  return known
}

function chosen(): [module: string, mutant: Mutant][] {
  const modules: Readonly<Record<string, readonly Mutant[]>> = mutantsByModule
  const all = Object.entries(modules).flatMap(([module, mutants]) =>
    mutants.map((mutant): [string, Mutant] => [module, mutant]),
  )
  const some = all.filter(([module, { id }]) => module === (wanted.module ?? module) && id === (wanted.only ?? id))
  if (some.length === 0) throw new Error(`no such mutants; the modules are ${Object.keys(modules).join(', ')}`)
  return some
}

if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim() !== '') {
  console.error('The working tree is not clean: commit or put away what is changed, so that nothing of it can be lost.')
  process.exit(1)
}

const mutants = chosen()
const width = Math.max(...mutants.map(([, { id }]) => id.length))
let killed = 0
for (const [module, mutant] of mutants) {
  const begun = performance.now()
  const verdict = await judge(mutant)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(4)
  if (verdict === 'killed') killed++
  console.log(`${module.padEnd(9)}  ${mutant.id.padEnd(width)}  ${seconds} s  ${verdict.padEnd(20)}  ${mutant.rule}`)
}
console.log(`${killed} of ${mutants.length} killed`)
process.exitCode = killed === mutants.length ? 0 : 1
