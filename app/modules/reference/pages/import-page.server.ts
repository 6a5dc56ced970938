import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedPage } from '#app/core/answer/answer.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { importTable } from '../commands/import-table.server.ts'
import { importForm } from '../forms.ts'
import { mostProblems, planImport } from '../queries/import-plan.server.ts'
import type { ReferenceTable } from '../table-columns.ts'
import { dataHead, tableIn } from './data-head.server.ts'

/** The form that takes a file. */
export function loadImportPage(request: Request, { locale }: AdminActor, key: string | undefined) {
  const table = tableIn(key)
  const t = translator(locale, 'data')
  const title = t('import.title', { table: t(`tables.${table.key}`) })
  const head = dataHead(request, title, paths.adminTablePart(table.key, 'import'))
  return json({ head, table: table.key, title }, { headers: privateHeaders })
}

/** The text of a file, when it is one in UTF-8. */
async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

async function dryRun(table: ReferenceTable, text: string, isChanged: boolean) {
  const { mark, changes, counts, problems } = await planImport(db, table, text)
  const shown = changes.slice(0, mostProblems)
  return {
    ...{ text, mark, counts, isChanged },
    fault: null,
    problems: problems.slice(0, mostProblems),
    changes: shown.map(({ id, line, before, fields }) => ({ id, line, isNew: before === null, fields })),
  }
}

export type DryRun = Awaited<ReturnType<typeof dryRun>>
/** What the page answers: a dry run, or why the file is none. */
export type ImportAnswer = DryRun | { fault: 'noFile' | 'encoding' }

/** Shows what a file would do, and does what was shown. */
export async function takeImport(request: Request, actor: AdminActor, key: string | undefined) {
  const table = tableIn(key)
  const { file, text: sent, mark } = await readAnswers(request, importForm)
  if (mark !== '') {
    const work = importTable(actor, table, { text: sent, mark })
    const again = async (isChanged: boolean) => refusedPage<ImportAnswer>(await dryRun(table, sent, isChanged), 409)
    const counts = await orAnswered(work, {
      'reference.import_changed': () => again(true),
      'reference.import_wrong': () => again(false),
    })
    if (counts instanceof Response) return counts
    return accepted(paths.adminTable(table.key), translator(actor.locale, 'data')('done.imported', counts))
  }
  if (!file || file.size === 0) return refusedPage<ImportAnswer>({ fault: 'noFile' }, 400)
  const text = await textOf(file)
  if (text === null) return refusedPage<ImportAnswer>({ fault: 'encoding' }, 400)
  return json<ImportAnswer>(await dryRun(table, text, false), { headers: privateHeaders })
}
