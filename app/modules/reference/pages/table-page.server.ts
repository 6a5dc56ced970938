import type { AdminActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { countRows, listRows, readRows } from '../queries/rows.server.ts'
import { referenceTables } from '../reference-tables.ts'
import { tableCsv } from '../table-csv.ts'
import { dataHead, tableIn } from './data-head.server.ts'

/** All tables and how many rows each has. */
export async function loadDataHome(request: Request, actor: AdminActor) {
  const keys = referenceTables.map(({ key }) => key)
  const counts = await countRows(keys)
  const head = dataHead(request, translator(actor.locale, 'data')('title'), paths.adminData())
  const may = {
    flags: actor.permissions.has('flag.manage'),
    merges: actor.permissions.has('facility.merge'),
  }
  return json({ head, may, tables: keys.map((key, at) => ({ key, count: counts[at]! })) }, { headers: privateHeaders })
}

/** A table's rows, those in which the words of `q` stand. */
export async function loadTablePage(request: Request, { locale }: AdminActor, key: string | undefined) {
  const table = tableIn(key)
  const { searchParams } = new URL(request.url)
  const text = (searchParams.get('q') ?? '').slice(0, 100)
  const page = Number.parseInt(searchParams.get('page') ?? '1', 10) || 1
  const list = await listRows(table, { text, page, locale })
  const head = dataHead(request, translator(locale, 'data')(`tables.${table.key}`), paths.adminTable(table.key))
  return json({ head, table: table.key, text, ...list }, { headers: privateHeaders })
}

/** A table as a file. */
export async function sendTableFile(key: string | undefined): Promise<Response> {
  const table = tableIn(key)
  const name = `${table.tableName}-${todayInNewYork()}.csv`
  return new Response(tableCsv(table, await readRows(table)), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
