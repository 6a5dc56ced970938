import type { AdminActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orAnswered, orRefused, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { db } from '#app/core/database/database.server.ts'
import { answersIn, type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { listEdits } from '#app/modules/edits/queries/edits.server.ts'
import { paths } from '#app/paths.ts'
import { retireRow } from '../commands/retire-row.server.ts'
import { removeRow, saveRow } from '../commands/save-row.server.ts'
import { deedForm, deletionForm, retirementForm, rowForm } from '../forms.ts'
import { listChoices, openRow, titleOf } from '../queries/rows.server.ts'
import { findUses } from '../queries/uses.server.ts'
import { referenceTableOf } from '../reference-tables.ts'
import type { ReferenceTable } from '../table-columns.ts'
import { fieldsOf, textsOf } from '../row-texts.ts'
import { dataHead, tableIn } from './data-head.server.ts'

/** The rows that each column of links may name. */
async function choicesOf(table: ReferenceTable, { locale }: AdminActor) {
  const linked = [...new Set(table.columns.flatMap(({ to }) => to ?? []))]
  const lists = linked.map(async (key) => [key, await listChoices(referenceTableOf(key)!, locale)] as const)
  return Object.fromEntries(await Promise.all(lists))
}

/** What is known of a row that there is: where it is used, what was done to it, who could take its place. */
async function historyOf(table: ReferenceTable, id: string, actor: AdminActor) {
  const { row, version } = await orRefused(openRow(table, id))
  const edits = await listEdits(table.tableName, id)
  const heirs = table.retires ? await listChoices(table, actor.locale) : []
  return {
    ...{ version, texts: textsOf(table, row), title: titleOf(table, row, actor.locale) },
    uses: await findUses(table, row, db),
    heirs: heirs.filter(({ value }) => value !== id),
    edits: edits.map(({ version: number, kind, before, after, reason, at, firstName, lastName }) => ({
      ...{ number, kind, reason, at },
      fields: [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])],
      by: firstName === null ? null : `${firstName} ${lastName}`,
    })),
  }
}

/** A row of a table, or the form of a new one. */
export async function loadRowPage(request: Request, actor: AdminActor, key: string | undefined, id: string) {
  const table = tableIn(key)
  const known = id === 'new' ? null : await historyOf(table, id, actor)
  const t = translator(actor.locale, 'data')
  const title = known?.title ?? t('row.new', { table: t(`tables.${table.key}`) })
  const page = { head: dataHead(request, title, paths.adminRow(table.key, id)), table: table.key, id, title, known }
  return json({ ...page, choices: await choicesOf(table, actor) }, { headers: privateHeaders })
}

async function save(actor: AdminActor, table: ReferenceTable, id: string, body: FormBody) {
  const submission = parseForm(body, rowForm(table))
  if (submission.status !== 'success') return refusedForm(submission)
  const { id: typed, version, ...rest } = submission.value
  const texts = rest as Readonly<Record<string, string>>
  const rowId = id === 'new' ? typed : id
  const outcome = await outcomeOf(saveRow(actor, table, { id: rowId, isNew: id === 'new', version, texts }))
  if (!outcome.done)
    return outcome.refusal.code === 'edits.stale' ? staleForm(submission) : endWithPage(outcome.refusal)
  if (outcome.value.length > 0) {
    const errors = outcome.value.map(({ field, problem }) => [field, [`errors.${problem}`]] as [string, string[]])
    return refusedForm(submission, Object.fromEntries(errors))
  }
  return accepted(paths.adminRow(table.key, rowId), translator(actor.locale, 'data')('done.saved'))
}

async function retire(actor: AdminActor, table: ReferenceTable, id: string, body: FormBody) {
  const submission = parseForm(body, retirementForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, successor, reason } = submission.value
  const work = retireRow(actor, table, { id, version, successorId: successor, reason }).then(() => null)
  const refusal = await orAnswered(work, {
    'edits.stale': () => staleForm(submission),
    'reference.no_successor': () => refusedForm(submission, { successor: ['errors.successor'] }),
  })
  return refusal ?? accepted(paths.adminTable(table.key), translator(actor.locale, 'data')('done.retired'))
}

/** Takes what is to be done with a row: save, delete, retire. */
export async function takeRow(request: Request, actor: AdminActor, key: string | undefined, id: string) {
  const table = tableIn(key)
  const fields = fieldsOf(table).length + 10
  const body = await readForm(request, fields)
  const { intent } = answersIn(body, deedForm)
  if (intent === 'save') return save(actor, table, id, body)
  if (intent === 'retire') return retire(actor, table, id, body)
  const { version } = answersIn(body, deletionForm)
  await orRefused(removeRow(actor, table, { id, version }))
  return accepted(paths.adminTable(table.key), translator(actor.locale, 'data')('done.deleted'))
}
