import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { slotCount } from '#app/modules/directory/registry/file/file-layout.ts'
import { inspectFile } from '#app/modules/directory/registry/file/open-file.server.ts'
import type { Measure } from './measure.ts'
import { officialHeader } from './synthetic-file.ts'

const columnCount = 25

/** COPY of all columns into a temporary table, then INSERT … SELECT of the same 25 columns; CPU of its backend. */
export async function startCopy(
  url: string | undefined,
  path: string,
): Promise<{ run: (() => Promise<Measure>) | null; note: string }> {
  if (!url) return { run: null, note: 'PostgreSQL COPY: not measured, BENCH_DATABASE_URL is not set.' }
  const { default: pg } = await import('pg')
  const file = await inspectFile(path)
  const wanted = Array.from(
    { length: Math.min(columnCount, slotCount) },
    (_, slot) => `c${file.layout.slotOfColumn.indexOf(slot)}`,
  )
  const columns = officialHeader().map((_, index) => `c${index} text`)

  async function run(): Promise<Measure> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(`CREATE TEMP TABLE staging (${columns.join(', ')})`)
      await client.query('DROP TABLE IF EXISTS bench_import_rows')
      await client.query(`CREATE TABLE bench_import_rows (${wanted.map((name) => `${name} text`).join(', ')})`)
      const pid = await backendPid(client)
      const before = cpuSeconds(pid)
      await client.query(`COPY staging FROM '${path.replaceAll("'", "''")}' WITH (FORMAT csv, HEADER)`)
      const inserted = await client.query(`INSERT INTO bench_import_rows SELECT ${wanted.join(', ')} FROM staging`)
      const seconds = cpuSeconds(pid) - before
      const rss = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
      return {
        rowsPerCpuSecond: (inserted.rowCount ?? 0) / seconds,
        maxRssMb: Number(rss?.[1] ?? Number.NaN) / 1000,
        digest: '',
      }
    } finally {
      await client.query('DROP TABLE IF EXISTS bench_import_rows').catch(() => undefined)
      await client.end()
    }
  }

  try {
    await run()
    return { run, note: 'PostgreSQL COPY: CPU of its backend process alone, without checkpointer and WAL writer.' }
  } catch (error) {
    return { run: null, note: `PostgreSQL COPY: not measured (${(error as Error).message}).` }
  }
}

async function backendPid(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]!.pid
}

/** User and system time of a process on this machine, in seconds (proc(5): fields 14 and 15, in ticks of 10 ms). */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!stat.includes('(postgres)')) throw new Error('the server is not on this machine')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
