import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { spawnMeasured, type Measure } from './import/measure.ts'
import { startCopy } from './import/postgres-copy.ts'
import { writeSyntheticFile } from './import/synthetic-file.ts'

/**
 * How fast registry rows get from the file into a table: rows per CPU second including the insert of 25 columns.
 * Every contestant runs in a process of its own, in interleaved rounds; medians are compared. Shows, asserts nothing.
 */
const usage = `Usage: npm run bench:import [-- --rows 200000] [--rounds 5]
Set BENCH_DATABASE_URL to a PostgreSQL server (as a superuser, on this machine) to compare with COPY.`

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '5' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const rows = Number(values.rows)
const rounds = Number(values.rounds)
if (!Number.isInteger(rows) || rows < 1 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(usage)
  process.exit(2)
}

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN
const thousands = (value: number) => Math.round(value).toLocaleString('en-US')

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
// A database server reads the file as another user.
chmodSync(folder, 0o755)
try {
  const path = join(folder, 'npidata_synthetic.csv')
  console.error(`Writing ${thousands(rows)} fictional rows …`)
  await writeSyntheticFile(path, rows)
  const copy = await startCopy(process.env.BENCH_DATABASE_URL, path)
  const contestants: [name: string, run: () => Promise<Measure>][] = [
    ['own scanner + insert', () => spawnMeasured('insert-rows.ts', ['scanner', path, join(folder, 'scanner.sqlite')])],
    [
      'csv-parse + insert',
      () => spawnMeasured('insert-rows.ts', ['csv-parse', path, join(folder, 'csv-parse.sqlite')]),
    ],
    ['own scanner alone', () => spawnMeasured('insert-rows.ts', ['scan-only', path, ''])],
  ]
  if (copy.run) contestants.push(['PostgreSQL COPY + insert', copy.run])
  const measures = new Map<string, Measure[]>(contestants.map(([name]) => [name, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const [name, run] of contestants) measures.get(name)!.push(await run())
    console.error(`Round ${round} of ${rounds} done.`)
  }
  const digests = new Set(
    [...measures]
      .filter(([name]) => name.endsWith('insert') && !name.startsWith('Post'))
      .flatMap(([, list]) => list.map((measure) => measure.digest)),
  )
  const importer = await spawnMeasured('whole-import.ts', [path, join(folder, 'whole.sqlite')])
  const again = await spawnMeasured('whole-import.ts', [path, join(folder, 'whole.sqlite')])

  const ours = median(measures.get('own scanner + insert')!.map(({ rowsPerCpuSecond }) => rowsPerCpuSecond))
  const lines = [...measures].map(([name, list]) => {
    const rate = median(list.map(({ rowsPerCpuSecond }) => rowsPerCpuSecond))
    return `| ${name} | ${thousands(rate)} | ${(ours / rate).toFixed(2)} | ${thousands(median(list.map(({ maxRssMb }) => maxRssMb)))} MB |`
  })
  const processor = cpus()
  console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${processor.length} × ${processor[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB; ${thousands(rows)} rows of 330 columns, median of ${rounds} interleaved rounds.

| contestant | rows per CPU second | ours ÷ it | peak RSS |
|---|---|---|---|
${lines.join('\n')}

Tables of the scanner and of csv-parse: ${digests.size === 1 ? 'identical' : 'DIFFERENT, so the speeds do not count'}.
${copy.note}

| whole import (places, specialties, digests, checkpoints) | rows per CPU second | peak RSS |
|---|---|---|
| first run | ${thousands(importer.rowsPerCpuSecond)} | ${thousands(importer.maxRssMb)} MB |
| second run of the same file | ${thousands(again.rowsPerCpuSecond)} | ${thousands(again.maxRssMb)} MB |`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
