import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Runs files of a registry into an empty database with the reference data, as the administration does: a dry run, an import that is
 * killed after a third and goes on, its undo that is killed after a third and goes on. Prints a table and fails where an undo leaves
 * another database than there was before.
 * npm run bench:sync -- FILE …
 */
const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Usage: npm run bench:sync -- FILE …')
  process.exit(2)
}

type Counts = Readonly<Record<string, number>>
type Answer = Readonly<{ status: string; done: number; counts: Counts; seconds: number; digest: string }>

const folder = mkdtempSync(join(tmpdir(), 'bench-sync-'))
const program = fileURLToPath(new URL('sync/step.ts', import.meta.url))
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const number = (value = 0) => value.toLocaleString('en-US')
const seconds = ({ seconds: value }: Answer) => `${value.toFixed(1)} s`

/** One step in a process of its own. @param signal the one that has to end it */
function take(database: string, argv: readonly string[], signal: NodeJS.Signals | null = null): Promise<Answer> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, database, ...argv], {
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise((done, fail) => {
    child.on('close', (code, ended) => {
      if (ended === signal && (signal || code === 0)) done(JSON.parse(output.trim() || '{}') as Answer)
      else fail(new Error(`${argv.join(' ')} ended with ${ended ?? code}`))
    })
  })
}

/** What an import has made, in words. */
function made({ created = 0, retired = 0, facilities, read = 0, unchanged = 0 }: Counts): string {
  const others = unchanged + retired > 0 ? `, ${number(unchanged + retired)} others` : ''
  return facilities === undefined
    ? `${number(created)} of ${number(read)}${others}`
    : `${number(created)} of ${number(read)}${others}, ${number(facilities)} places`
}

/** @returns whether the undo has left what was there before */
async function measure(path: string, index: number): Promise<boolean> {
  const database = join(folder, `${index}.sqlite`)
  await take(database, ['prepare'])
  const before = await take(database, ['tables'])
  const dry = await take(database, ['dry', path])
  const cut = await take(database, ['apply', path, 'killed'], 'SIGKILL')
  const applied = await take(database, ['apply', path])
  const undoCut = await take(database, ['undo', path, 'killed'], 'SIGKILL')
  const undone = await take(database, ['undo', path])
  const isSame = (await take(database, ['tables'])).digest === before.digest
  const { edited = 0, in_use: inUse = 0 } = undone.counts
  row(
    ...[basename(path), number(applied.counts.read), seconds(dry), number(cut.counts.read), seconds(applied)],
    ...[made(applied.counts), number(applied.counts.rejected), number(undoCut.done), seconds(undone)],
    ...[number(undone.counts.undone), number(edited + inUse), isSame ? 'the same' : 'DIFFERENT'],
  )
  return isSame
}

try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}\n`)
  row(
    ...['file', 'rows', 'dry run', 'import killed after rows', 'resumed', 'made', 'skipped'],
    ...['undo killed after records', 'resumed', 'undone', 'left', 'tables after'],
  )
  row(...Array.from({ length: 12 }, () => '---'))
  const same: boolean[] = []
  for (const [index, path] of files.entries()) same.push(await measure(path, index))
  process.exitCode = same.every(Boolean) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
