import { and, eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { hasCoordinationRight } from '#app/modules/accounts/coordination-rights.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { careTasks } from '#drizzle/schema/coordination/cases.ts'
import { isEnded } from '../case-steps.ts'
import { type CareCase, openCareText, sealCareText, whereCareText } from '../case-sealed.server.ts'
import { type CaseStanding, isFrozen, reachesRecipient } from '../case-standing.ts'
import { type TaskStep, taskSteps } from '../case-text.ts'
import type { CareLink } from '../queries/care-link.server.ts'
import type { CareTask } from '../queries/case-parts.server.ts'
import { lockLinkedCase, lockOwnCase } from './lock-case.server.ts'
import { tellClinic, tellPatient } from './tell.server.ts'

export type NewTask = Pick<CareTask, 'kind' | 'assignee' | 'dueOn'> & Readonly<{ id: string; title: string | null }>

/** The id of a task; null for one that a first press has given. Another one from a page that was gone back to is another task. */
async function freeId(tx: Transaction, caseId: string, task: NewTask): Promise<string | null> {
  const [before] = await tx.select().from(careTasks).where(eq(careTasks.id, task.id))
  if (!before) return task.id
  const { kind, assignee, dueOn, titleEnc } = before
  const title = titleEnc && openCareText(whereCareText('care_tasks', 'title_enc', task.id), titleEnc)
  const isSame =
    before.caseId === caseId &&
    JSON.stringify([kind, assignee, dueOn, title]) ===
      JSON.stringify([task.kind, task.assignee, task.dueOn, task.title])
  return isSame ? null : newId()
}

async function insertTask(tx: Transaction, caseId: string, { id, title, ...task }: NewTask): Promise<void> {
  const at = now()
  await tx.insert(careTasks).values({
    ...{ id, caseId, ...task, status: 'requested', version: 1, createdAt: at, updatedAt: at },
    titleEnc: title === null ? null : sealCareText(whereCareText('care_tasks', 'title_enc', id), title),
  })
}

/** Whether a task gets to whose it is. */
function reaches(row: CareCase, assignee: NewTask['assignee']): boolean {
  if (assignee === 'recipient') return reachesRecipient(row, now())
  return assignee === 'requester' || !isFrozen(row)
}

const may = (role: CaseStanding['requester']) => role !== null && hasCoordinationRight(role, 'tasks')

/** Whom a new task is told: whose it is, but for who has written it. */
async function tellAssignee(tx: Transaction, row: CareCase, { id, assignee }: NewTask, userId: string | null) {
  const told = { row, event: `task:${id}` }
  if (assignee === 'patient') await tellPatient(tx, told)
  else await tellClinic(tx, assignee, told, userId)
}

const audited = (tx: Transaction, row: CareCase, userId: string | null, field: string) =>
  recordAudit(tx, {
    actor: userId ? { type: 'user', id: userId } : { type: 'anonymous' },
    action: 'coordination.case_task',
    subject: { type: 'care_case', id: row.id },
    fields: [field],
  })

/**
 * Gives somebody something to do. The recipient keeps tasks of its own; the referring clinic gives them to anybody.
 * @throws DomainError not_found; forbidden `coordination.not_allowed`; conflict `coordination.not_now`
 */
export function addTask(actor: ProviderActor, caseId: string, task: NewTask): Promise<void> {
  return withTransaction(async (tx) => {
    const { row, standing } = await lockOwnCase(tx, actor, caseId)
    const isAllowed = may(standing.requester) || (may(standing.recipient) && task.assignee === 'recipient')
    if (!isAllowed || standing.isShut) throw new DomainError('forbidden', 'coordination.not_allowed')
    if (isEnded(row.status) || !reaches(row, task.assignee)) throw new DomainError('conflict', 'coordination.not_now')
    const id = await freeId(tx, caseId, task)
    if (id === null) return
    await insertTask(tx, caseId, { ...task, id })
    await tellAssignee(tx, row, { ...task, id }, actor.userId)
    await audited(tx, row, actor.userId, 'add')
  })
}

type Moved = Readonly<{ taskId: string; step: TaskStep }>

async function moveTask(
  tx: Transaction,
  caseId: string,
  { taskId, step }: Moved,
  mayMove: (task: CareTask) => boolean,
) {
  const [task] = await tx
    .select()
    .from(careTasks)
    .where(and(eq(careTasks.id, taskId), eq(careTasks.caseId, caseId)))
  if (!task || !mayMove(task)) throw new DomainError('not_found', 'coordination.unknown')
  const { from, to } = taskSteps[step]
  if (!from.some((status) => status === task.status)) throw new DomainError('conflict', 'coordination.not_now')
  await tx
    .update(careTasks)
    .set({ status: to, version: sql`${careTasks.version} + 1`, updatedAt: now() })
    .where(eq(careTasks.id, taskId))
}

/** Moves a task on: one's own side's, or for the referring clinic any. @throws DomainError not_found, forbidden, conflict */
export function stepTask(actor: ProviderActor, caseId: string, moved: Moved): Promise<void> {
  return withTransaction(async (tx) => {
    const { row, standing } = await lockOwnCase(tx, actor, caseId)
    if (standing.isShut) throw new DomainError('forbidden', 'coordination.not_allowed')
    const isRequester = may(standing.requester)
    if (!isRequester && !may(standing.recipient)) throw new DomainError('forbidden', 'coordination.not_allowed')
    await moveTask(tx, caseId, moved, ({ assignee }) => isRequester || assignee === 'recipient')
    await audited(tx, row, actor.userId, moved.step)
  })
}

/** The patient has done what is theirs. @throws DomainError as `lockLinkedCase` and `stepTask` */
export function completeOwnTask(link: CareLink, taskId: string): Promise<void> {
  return withTransaction(async (tx) => {
    const row = await lockLinkedCase(tx, link)
    if (isFrozen(row)) throw new DomainError('conflict', 'coordination.not_now')
    await moveTask(tx, row.id, { taskId, step: 'complete' }, ({ assignee }) => assignee === 'patient')
    await tellClinic(tx, 'requester', { row, event: `task_done:${taskId}` })
    await audited(tx, row, null, 'complete')
  })
}

/** What the product itself asks the referring clinic to do where nobody answers in time. */
export async function addEscalation(tx: Transaction, caseId: string): Promise<void> {
  await insertTask(tx, caseId, { id: newId(), kind: 'escalation', assignee: 'requester', dueOn: null, title: null })
}
