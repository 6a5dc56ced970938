import { createHash } from 'node:crypto'
import { createReadStream, rmSync } from 'node:fs'
import Client from 'better-sqlite3'
import { parse } from 'csv-parse'
import { slotCount } from '#app/modules/directory/registry/file/file-layout.ts'
import { inspectFile, openRows } from '#app/modules/directory/registry/file/open-file.server.ts'
import { measured } from './measure.ts'

// One contestant of `npm run bench:import`: <scanner|csv-parse|scan-only> FILE DATABASE
const [contestant, path, databasePath] = process.argv.slice(2) as [string, string, string]
const columnCount = 25
const rowsPerStatement = 20
const rowsPerTransaction = 5000

const file = await inspectFile(path)
/** The 25 columns that both contestants insert: the first slots of the import's own layout. */
const slots = Array.from({ length: columnCount }, (_, slot) => slot)
if (slotCount < columnCount) throw new Error('The layout has fewer columns than the bench inserts.')
const columnOfSlot = slots.map((slot) => file.layout.slotOfColumn.indexOf(slot))

function openTable() {
  for (const suffix of ['', '-wal', '-shm']) rmSync(databasePath + suffix, { force: true })
  const database = new Client(databasePath)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  const names = slots.map((slot) => `c${slot}`)
  database.exec(`CREATE TABLE rows (${names.map((name) => `${name} TEXT`).join(', ')})`)
  const row = `(${names.map(() => '?').join(', ')})`
  const insertOne = database.prepare(`INSERT INTO rows VALUES ${row}`)
  const insertMany = database.prepare(`INSERT INTO rows VALUES ${Array(rowsPerStatement).fill(row).join(', ')}`)
  let count = 0
  let waiting: string[] = []
  database.exec('BEGIN')
  return {
    add(values: string[]): void {
      for (const value of values) waiting.push(value)
      if (++count % rowsPerStatement !== 0) return
      insertMany.run(waiting)
      waiting = []
      if (count % rowsPerTransaction === 0) database.exec('COMMIT; BEGIN')
    },
    close(): number {
      for (let at = 0; at < waiting.length; at += columnCount) insertOne.run(waiting.slice(at, at + columnCount))
      database.exec('COMMIT')
      database.close()
      return count
    },
  }
}

async function scanInto(add: (values: string[]) => void): Promise<void> {
  const reader = await openRows(path, file, file.firstRow)
  while (await reader.fill()) {
    while (reader.next()) add(slots.map((slot) => reader.field(slot)))
  }
  await reader.close()
}

async function parseInto(add: (values: string[]) => void): Promise<void> {
  const parser = createReadStream(path).pipe(parse({ from: 2 }))
  for await (const record of parser as AsyncIterable<string[]>) add(columnOfSlot.map((column) => record[column]!))
}

/** Of the finished table, so that equal speeds can be seen to have done equal work. */
function digestOfTable(): string {
  const database = new Client(databasePath, { readonly: true })
  const hash = createHash('sha256')
  for (const row of database.prepare('SELECT * FROM rows ORDER BY c0').raw().iterate()) hash.update(JSON.stringify(row))
  database.close()
  return hash.digest('hex')
}

const before = process.cpuUsage()
if (contestant === 'scan-only') {
  let count = 0
  await scanInto(() => count++)
  console.log(JSON.stringify(measured(count, before)))
} else {
  const table = openTable()
  await (contestant === 'scanner' ? scanInto : parseInto)(table.add)
  const result = measured(table.close(), before)
  console.log(JSON.stringify({ ...result, digest: digestOfTable() }))
}
